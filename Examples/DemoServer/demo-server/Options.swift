import DemoServer
import Foundation

/// The command line of `demo-server`.
struct Options {

  /// A fault, and the affected requests.
  struct AddedFault {
    let kind: Fault
    var path: String?
    var times: Int?
  }

  var port: UInt16 = 8080
  var version = PortalVersion.v7
  var faults: [AddedFault] = []
  var wantsHelp = false

  static let help = """
    Runs a small Liferay in memory, on 127.0.0.1.

    usage: demo-server [options]

      --port N         the port to listen on, 8080 unless said otherwise; 0 for any that is free
      --version V      the portal to behave as: 6.2, 6.2-later or 7
      --fault KIND     what goes wrong with requests: slow:SECONDS, drop, silence, 401, 404, 500
                       or broken-json; can be given several times, the first that fits counts
        --at PATH      only with requests to this path, or with a command for this service
        --times N      only with the next N of these requests
      --help           this text

    for example, a portal whose second bookmark gets lost:

      demo-server --fault slow:0 --at /bookmarks.bookmarksentry/add-entry --times 1 \\
                  --fault drop --at /bookmarks.bookmarksentry/add-entry --times 1

    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      if option == "--help" || option == "-h" {
        wantsHelp = true
        return
      }
      guard Options.names.contains(option) else { throw UsageError("unknown option '\(option)'") }
      guard let value = rest.popFirst() else { throw UsageError("'\(option)' needs a value") }
      guard try take(value, for: option) else {
        throw UsageError("'\(option)' does not take '\(value)'")
      }
    }
  }
}

extension Options {

  private static let names = ["--port", "--version", "--fault", "--at", "--times"]

  /// Stores a value; returns false if it is not valid for this option.
  private mutating func take(_ value: String, for option: String) throws -> Bool {
    switch option {
    case "--port":
      guard let port = UInt16(value) else { return false }
      self.port = port
    case "--version":
      guard let version = PortalVersion(rawValue: value) else { return false }
      self.version = version
    case "--fault":
      guard let fault = Fault(value) else { return false }
      faults.append(AddedFault(kind: fault))
    case _ where faults.isEmpty:
      throw UsageError("'\(option)' belongs behind a '--fault'")
    case "--at":
      guard value.hasPrefix("/") else { return false }
      faults[faults.count - 1].path = value
    default:
      guard let times = Int(value), times > 0 else { return false }
      faults[faults.count - 1].times = times
    }
    return true
  }
}

/// An error in the command line.
struct UsageError: LocalizedError {

  let errorDescription: String?

  init(_ description: String) {
    errorDescription = description
  }
}
