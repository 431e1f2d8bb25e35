internal import LiferayMobileSDK

/// The body of an `HttpRequest`. Values that are nil are omitted.
public struct HttpBody: @unchecked Sendable {

  private enum Content {
    case json(Any)
    case form([(name: String, value: String)])
  }

  private let content: Content

  /// Creates a body of a JSON object. Its values are texts, numbers, Booleans, dates, which are sent
  /// as ISO 8601, URLs, bytes, which are sent as base64, and lists and dictionaries of these.
  public static func json(_ object: [String: Any?]) -> HttpBody {
    HttpBody(content: .json(object))
  }

  /// Creates a body of a JSON array, with elements such as the values of an object.
  public static func json(_ list: [Any?]) -> HttpBody {
    HttpBody(content: .json(list))
  }

  /// Creates a body of the fields of a form, encoded as browsers do.
  public static func form(
    _ fields: KeyValuePairs<String, (any CustomStringConvertible)?>
  ) -> HttpBody {
    HttpBody(content: .form(fields.present))
  }

  func encoded() throws -> RequestBody {
    switch content {
    case .json(let value): try .json(value)
    case .form(let fields): .form(fields)
    }
  }
}
