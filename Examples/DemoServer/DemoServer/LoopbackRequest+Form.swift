import Foundation
import LoopbackHTTP

extension LoopbackRequest {

  /// The fields of a posted form.
  var formFields: [String: String] {
    let fields = text.split(separator: "&").map { field in
      let name = field.prefix { $0 != "=" }
      return (Self.decoded(name), Self.decoded(field.dropFirst(name.count + 1)))
    }
    return Dictionary(fields) { $1 }
  }

  private static func decoded(_ text: Substring) -> String {
    text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
  }
}
