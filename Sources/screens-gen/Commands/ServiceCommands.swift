import CommandNotation
import FileStore
import Runs
import ScreensGenerator

extension Command {
  static let serviceList = Command(
    name: "service list", summary: "List the services of Liferay 6.2 to 7.3, and your own.",
    operands: "[PATTERN]", options: Option.common,
    discussion: """
      With PATTERN, those services and methods whose name contains it, in upper or lower case. The
      ending of a service is the version of Liferay: '_v62', '_v7' for 7.0, '_v71', '_v72', '_v73';
      services of the portlet of Screens end with '_v62' and '_v70'. The services of your own are
      those that the module file names, in the current directory or above it.
      """
  ) { arguments, console throws(Failure) in
    if arguments.operands.count > 1 {
      _ = try arguments.onlyOperand("PATTERN", of: "service list")
    }
    let listing = try ServiceListing.ofModule(arguments)
    let names = listing.names(matching: arguments.operands.first)
    if names.isEmpty {
      console.hint("no service and no method has that in its name")
    }
    console.write(names.map { $0 + "\n" }.joined())
    return .done
  }

  static let serviceShow = Command(
    name: "service show", summary: "Show the methods of a service, or a connector that calls one.",
    operands: "CLASS[.METHOD]", options: Option.common,
    discussion: """
      A service is shown with its path and its methods, a method with its path, its parameters, its
      result and a connector for a spec:

          screens-gen service show LRBlogsEntryService_v7
          screens-gen service show LRBlogsEntryService_v7.getEntryWithEntryId
      """
  ) { arguments, console throws(Failure) in
    let command = "service show"
    let operand = try arguments.onlyOperand("CLASS[.METHOD]", of: command)
    let parts = operand.split(separator: ".", maxSplits: 1).map(String.init)
    let listing = try ServiceListing.ofModule(arguments)
    do throws(ServiceListing.Miss) {
      let name = parts.first ?? operand
      let service = try listing.text(ofService: name)
      let text = parts.count > 1 ? try listing.text(ofMethod: parts[1], of: name) : service
      console.write(text)
    } catch {
      throw Failure(code: .usage, message: error.message, command: command)
    }
    return .done
  }
}

extension ServiceListing {
  /// Of all services that a spec in the current directory can call.
  static func ofModule(_ arguments: Arguments) throws(Failure) -> ServiceListing {
    ServiceListing(try arguments.modules.services(for: Path.join(".", "spec")).catalog)
  }
}
