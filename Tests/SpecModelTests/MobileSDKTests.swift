import SpecModel
import Testing

struct MobileSDKTests {
  @Test func `the services that a spec can call are those of the runtime`() throws {
    let symbols = try RuntimeMembers.graph(of: "LiferayMobileSDK").symbols
    var services: [String: [String]] = [:]
    var otherNames: [String: String] = [:]
    for symbol in symbols where symbol.pathComponents[0].isService {
      let names = symbol.pathComponents
      switch symbol.kind.identifier {
      case "swift.method": services[names[0], default: []].append(names[1])
      case "swift.typealias":
        let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        otherNames[names[0]] = declaration.split(separator: " ").last.map(String.init)
      default: break
      }
    }
    #expect(MobileSDK.services == services.mapValues { $0.sorted() })
    #expect(MobileSDK.otherNames == otherNames)
  }
}

extension String {
  /// Whether it is the name of a class with the methods of a service: `LRUserService_v7`.
  fileprivate var isService: Bool { hasPrefix("LR") && contains("Service_v") }
}
