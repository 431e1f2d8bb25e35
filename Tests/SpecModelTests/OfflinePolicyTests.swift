import SourceText
import SpecModel
import Testing

struct OfflinePolicyTests {
  @Test(arguments: OfflinePolicy.allCases)
  func `a policy is read by its name`(_ policy: OfflinePolicy) throws {
    let text = try exampleSpec("BookmarkList").replacing("remote-first", with: policy.rawValue)
    #expect(try screenlet(text).offlinePolicy?.value == policy)
  }
}
