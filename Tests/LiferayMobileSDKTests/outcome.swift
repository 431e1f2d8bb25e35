import Foundation

/// `domain code: description`, and further information in an error.
func outcome(of error: any Error) -> String {
  let error = error as NSError
  var text = "\(error.domain) \(error.code): \(error.localizedDescription)"
  if let reason = error.localizedFailureReason { text += " [\(reason)]" }
  if let url = error.userInfo[NSURLErrorKey] as? String { text += " <\(url)>" }
  return text
}

/// Domain and code of an error whose description depends on the system.
func code(of error: any Error) -> String {
  "\((error as NSError).domain) \((error as NSError).code)"
}

/// The outcome of a call: its result, or the error it threw.
func outcome(_ call: () throws -> Any?) -> String {
  do {
    return try call().map { "\($0)" } ?? "nil"
  } catch {
    return outcome(of: error)
  }
}
