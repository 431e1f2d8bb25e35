import DemoServer
import Foundation
import TestSupport

extension DemoServer {

  /// What was asked for, in the order of the requests: services by the last part of their path,
  /// pages by theirs.
  var commands: [String] {
    requests.map { request in
      let body = try? JSONSerialization.jsonObject(with: request.body) as? [[String: Any]]
      let paths = (body ?? []).flatMap(\.keys)
      return paths.isEmpty
        ? request.target
        : paths.map { String($0.split(separator: "/").last ?? "") }.joined(separator: " + ")
    }
  }
}
