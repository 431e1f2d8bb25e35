import Foundation
import LoopbackHTTP

extension LoopbackRequest {

  /// The fields of a posted form.
  var formFields: [String: String] {
    Self.fields(of: text)
  }

  /// The parameters of the query.
  var queryFields: [String: String] {
    Self.fields(of: query ?? "")
  }

  private static func fields(of text: String) -> [String: String] {
    let fields = text.split(separator: "&").map { field in
      let name = field.prefix { $0 != "=" }
      return (decoded(name), decoded(field.dropFirst(name.count + 1)))
    }
    return Dictionary(fields) { $1 }
  }

  private static func decoded(_ text: Substring) -> String {
    text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
  }
}
