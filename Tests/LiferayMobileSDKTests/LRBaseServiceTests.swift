import Foundation
import LiferayMobileSDK
import Testing

struct LRBaseServiceTests {

  private let service = LRBaseService(session: LRSession(server: "http://localhost"))

  @Test func `bytes are sent as a list of unsigned numbers, as text`() {
    #expect(service.toString(Data([1, 2, 255])) == "[1,2,255]")
    #expect(service.toString(Data()) == "[]")
    #expect(service.toString(nil) == "")
  }

  @Test func `a service without a session is created, and its calls fail`() async {
    let session: LRSession? = nil
    let service = LRBookmarksEntryService_v7(session: session)
    let expected = "com.liferay.mobile.sdk 4: There is no session to call the service with."
    #expect(outcome { try service.getEntryWithEntryId(7) } == expected)
    let error = await #expect(throws: (any Error).self) {
      try await service.session.invoke(["/a/b": [String: Any]()])
    }
    #expect(error.map { outcome(of: $0) } == expected)
  }

  @Test func `nil is sent as null`() {
    #expect(service.checkNull(nil) is NSNull)
    #expect(service.checkNull("text") as? String == "text")
  }

  @Test func `false is an answer, not a failure (defect 23)`() {
    #expect(service.boolValue(false) == false)
    #expect(service.boolValue(NSNumber(value: true)) == true)
    #expect(service.boolValue("true") == true)
    #expect(service.boolValue("perhaps") == nil)
    #expect(service.boolValue(nil) == nil)
  }

  @Test(arguments: [
    ("com.liferay.portal.service.ServiceContext", [String]()),
    ("com.liferay.portal.kernel.service.ServiceContext", []),
    ("com.liferay.asset.kernel.service.persistence.AssetEntryQuery", ["p"]),
  ])
  func `a nil object is null, a nil service context is omitted`(name: String, sent: [String]) {
    var params: [String: Any] = [:]
    service.mangleWrapper(withParams: &params, name: "p", className: name, wrapper: nil)
    #expect(params.keys.sorted() == sent)
    #expect(params.values.allSatisfy { $0 is NSNull })
  }

  @Test func `one wrapper can be used for parameters of several classes (defect 21)`() {
    let wrapper = LRJSONObjectWrapper(jsonObject: ["a": 1])
    var params: [String: Any] = [:]
    wrapper.mangle(withParams: &params, name: "p", className: "com.First")
    wrapper.mangle(withParams: &params, name: "q", className: "com.Second")
    #expect(params["+p"] as? String == "com.First")
    #expect(params["+q"] as? String == "com.Second")
    #expect(params.keys.sorted() == ["+p", "+q", "p.a", "q.a"])
  }

  @Test func `the wrapper's own class takes precedence, and type arguments are removed`() {
    var params: [String: Any] = [:]
    LRJSONObjectWrapper(className: "com.Own", jsonObject: [:])
      .mangle(withParams: &params, name: "p", className: "com.Declared")
    LRJSONObjectWrapper(jsonObject: [:])
      .mangle(withParams: &params, name: "q", className: "com.Comparator<com.Entry>")
    #expect(params as? [String: String] == ["+p": "com.Own", "+q": "com.Comparator"])
  }
}
