import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

/// The encoding of a command's parameters.
struct ParametersTests {

  @Test func `text is escaped where JSON requires it, and nowhere else`() throws {
    #expect(
      try sent(["a/b": "tab\t line\n return\r quote\" backslash\\ bell\u{7} unit\u{1F} é 😀 </p>"])
        == #"[{"/a/b":{"a/b":"tab\t line\n return\r quote\" backslash\\ bell\u0007 unit\u001f é 😀 </p>"}}]"#
    )
  }

  @Test func `numbers and Booleans are encoded as in JSON, whatever their type`() throws {
    #expect(
      try sent([
        "int": -1, "int64": Int64.max, "int32": Int32.min, "byte": UInt8.max, "double": 1.5,
        "flag": true, "number": NSNumber(value: 1), "yes": NSNumber(value: true),
        "some": Optional(7) as Any,
      ])
        == #"[{"/a/b":{"byte":255,"double":1.5,"flag":true,"int":-1,"int32":-2147483648,"#
        + #""int64":9223372036854775807,"number":1,"some":7,"yes":true}}]"#)
  }

  @Test func `arrays and objects, even empty ones, keep their structure; keys are sorted`() throws {
    #expect(
      try sent([
        "z": [1, [], [:], NSNull(), ["b": [true], "a": "x"]] as [Any], "a": [Int64](),
        "m": NSArray(),
      ]) == #"[{"/a/b":{"a":[],"m":[],"z":[1,[],{},null,{"a":"x","b":[true]}]}}]"#)
    #expect(try sent([:]) == #"[{"/a/b":{}}]"#)
  }

  @Test func `values that JSON cannot represent are rejected`() {
    let session = LRSession(server: "http://127.0.0.1:1")
    for value: Any in [Date(), Double.nan, -Double.infinity, Data(), Int?.none as Any] {
      #expect(
        outcome { try session.invoke(["/a/b": ["p": [value]]]) }
          == "com.liferay.mobile.sdk 1: The parameters of /a/b cannot be written as JSON.")
    }
  }

  /// The body of the request for a call with these parameters.
  private func sent(_ parameters: [String: Any]) throws -> String? {
    let server = try LoopbackServer { _ in .json("[null]") }
    defer { server.stop() }
    try LRSession(server: server.url).invoke(["/a/b": parameters])
    return server.requests.first?.text
  }
}
