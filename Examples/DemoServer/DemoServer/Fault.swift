import Foundation
import LoopbackHTTP

/// A fault of a `DemoServer`. Except for a slow one, no command of an affected request is executed.
public enum Fault: Hashable, Sendable {

  /// The answer is delayed, by a number of seconds.
  case slow(TimeInterval)

  /// The connection is closed without an answer.
  case drop

  /// There is no answer; the connection stays open until the client closes it.
  case silence

  /// Status 401.
  case unauthorized

  /// Status 404, with an HTML page.
  case notFound

  /// Status 500, with an HTML page.
  case serverError

  /// Status 200, with truncated JSON.
  case brokenJSON
}

extension Fault: LosslessStringConvertible {

  /// The name of the fault on the command line: `slow:0.5`, `drop`, `silence`, `401`, `404`, `500`,
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

  /// The response to a request with this fault; `answer` creates the one without.
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
