import Foundation

/// The options for a real Liferay.
@MainActor struct PortalOptions {

  private var values: [String: String] = [:]

  private static let needed = ["--server", "--user", "--password", "--folder"]
  private static let names = needed + ["--group", "--page"]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard PortalOptions.names.contains(option) else {
        throw UsageError(
          option.hasPrefix("-")
            ? "unknown option '\(option)'" : "'\(option)' does not go with options")
      }
      guard values[option] == nil else { throw UsageError("'\(option)' is given twice") }
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw UsageError("'\(option)' needs a value")
      }
      guard PortalOptions.takes(option, value) else {
        throw UsageError("'\(option)' does not take '\(value)'")
      }
      values[option] = value
    }
  }

  /// The run with these options.
  var lifecycle: Lifecycle {
    get throws {
      for option in PortalOptions.needed where values[option] == nil {
        let given = PortalOptions.names.first { values[$0] != nil } ?? ""
        throw UsageError("'\(given)' needs '\(option)' too")
      }
      var server = values["--server"] ?? ""
      if server.hasSuffix("/") { server.removeLast() }
      return Lifecycle(
        server: server, user: values["--user"] ?? "", password: values["--password"] ?? "",
        folderId: values["--folder"].flatMap { Int64($0) } ?? 0,
        groupId: values["--group"].flatMap { Int64($0) }, page: values["--page"] ?? server + "/")
    }
  }
}

extension PortalOptions {

  private static func takes(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--server", "--page": isWebAddress(value)
    case "--folder", "--group": Int64(value).map { $0 > 0 } ?? false
    default: true
    }
  }

  private static func isWebAddress(_ text: String) -> Bool {
    guard let url = URL(string: text), let host = url.host else { return false }
    return ["http", "https"].contains(url.scheme?.lowercased()) && !host.isEmpty
  }
}
