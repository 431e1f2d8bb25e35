import SpecModel
import SwiftText
import Testing

struct MobileSDKTests {
  @Test func `the services that a spec can call are those of the runtime`() throws {
    var services: [String: [String]] = [:]
    var otherNames: [String: String] = [:]
    for outline in try RuntimeMembers.outlines(of: "LiferayMobileSDK") {
      for type in outline.types where type.name.text.isService {
        services[type.name.text, default: []] += type.members.compactMap(\.signature)
      }
      for alias in outline.members where alias.kind == .alias && alias.name.text.isService {
        otherNames[alias.name.text] = alias.type?.text
      }
    }
    #expect(MobileSDK.services == services.mapValues { $0.sorted() })
    #expect(MobileSDK.otherNames == otherNames)
  }
}

extension Member {
  /// `getEntry(withEntryId:)`; nil for what is not a public function.
  fileprivate var signature: String? {
    isFunction && !modifiers.isDisjoint(with: ["public", "open"]) ? fullName : nil
  }
}

extension String {
  /// Whether it is the name of a class with the methods of a service: `LRUserService_v7`.
  fileprivate var isService: Bool { hasPrefix("LR") && contains("Service_v") }
}
