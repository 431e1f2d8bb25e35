import Foundation
import LoopbackHTTP

/// What can go wrong with a request to a `DemoServer`. Except for a slow one, no command of the
/// request is executed then.
public enum Fault: Hashable, Sendable {

  /// The answer comes, so many seconds later.
  case slow(TimeInterval)

  /// The connection ends without an answer.
  case drop

  /// No answer ever comes; the connection stays open until the client has enough of it.
  case silence

  /// Status 401.
  case unauthorized

  /// Status 404, with a page of HTML.
  case notFound

  /// Status 500, with a page of HTML.
  case serverError

  /// Status 200, with JSON that ends too early.
  case brokenJSON
}

extension Fault: LosslessStringConvertible {

  /// How the command line calls the faults: `slow:0.5`, `drop`, `silence`, `401`, `404`, `500`,
  /// `broken-json`.
  public init?(_ description: String) {
    switch description {
    case "drop": self = .drop
    case "silence": self = .silence
    case "401": self = .unauthorized
    case "404": self = .notFound
    case "500": self = .serverError
    case "broken-json": self = .brokenJSON
    case _ where description.hasPrefix("slow:"):
      guard let seconds = TimeInterval(description.dropFirst("slow:".count)),
        (0...3600).contains(seconds)
      else { return nil }
      self = .slow(seconds)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .slow(let seconds): "slow:\(seconds)"
    case .drop: "drop"
    case .silence: "silence"
    case .unauthorized: "401"
    case .notFound: "404"
    case .serverError: "500"
    case .brokenJSON: "broken-json"
    }
  }
}

extension Fault {

  /// The answer to a request with this fault; `answer` makes the one without.
  func response(insteadOf answer: () -> LoopbackResponse) -> LoopbackResponse {
    switch self {
    case .slow(let seconds): answer().after(seconds)
    case .drop: .drop
    case .silence: .silence
    case .unauthorized: .unauthorized
    case .notFound: .page("Not Found", status: 404)
    case .serverError: .page("Internal Server Error", status: 500)
    case .brokenJSON: .json(#"[{"entryId": 30301, "name"#)
    }
  }
}
