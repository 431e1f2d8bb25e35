import CommandNotation
import Runs
import ScreensGenerator

extension Command {
  static let serviceList = Command(
    name: "service list", summary: "List the services of Liferay 6.2 to 7.3, and your own.",
    operands: "[PATTERN]",
    discussion: """
      With PATTERN, those services and methods whose name contains it, in upper or lower case. The
      ending of a service is the version of Liferay: '_v62', '_v7' for 7.0, '_v71', '_v72', '_v73';
      services of the portlet of Screens end with '_v62' and '_v70'. The services of your own are
      those that the module file names, in the current directory or above it.
      """
  ) { arguments, console throws(Failure) in
    let pattern = try arguments.optionalOperand("PATTERN", of: "service list")
    let names = try ServiceListing.ofModule(arguments).names(matching: pattern)
    if names.isEmpty {
      console.hint("no service and no method has that in its name")
    }
    console.write(names.map { $0 + "\n" }.joined())
    return .done
  }

  static let serviceShow = Command(
    name: "service show", summary: "Show the methods of a service, or a connector that calls one.",
    operands: "CLASS[.METHOD]",
    discussion: """
      A service is shown with its path and its methods, a method with its path, its parameters, its
      result and a connector for a spec:

          screens-gen service show LRBlogsEntryService_v7
          screens-gen service show LRBlogsEntryService_v7.getEntryWithEntryId
      """
  ) { arguments, console throws(Failure) in
    let operand = try arguments.onlyOperand("CLASS[.METHOD]", of: "service show")
    let parts = operand.split(separator: ".", maxSplits: 1).map(String.init)
    let listing = try ServiceListing.ofModule(arguments)
    do throws(ServiceListing.Miss) {
      let name = parts.first ?? operand
      let service = try listing.text(ofService: name)
      let text = parts.count > 1 ? try listing.text(ofMethod: parts[1], of: name) : service
      console.write(text)
    } catch {
      throw .usage(error.message)
    }
    return .done
  }

  static let serviceAdd = Command(
    name: "service add", summary: "Keep in a catalogue what your own server offers.",
    operands: "FILE...",
    options: [
      Option(
        name: "to", value: "CATALOGUE",
        help: "the catalogue, ending with '.services'; without it, the one of the module file, or "
          + "'portal.services' beside that"),
      .dryRun, .quiet, .verbose,
    ],
    discussion: """
      FILE is what a portal says of its services, Liferay 6.2 or 7, or a class of a service in
      Objective-C (the '.m') or Swift, as the builder of the Mobile SDK wrote it; '-' is standard
      input. The module file, in the current directory or above it, gets to name the catalogue.

          curl -u USER:PASSWORD 'http://localhost:8080/api/jsonws?discover=/*' | \\
            screens-gen service add -

      From the second time on, what became different is listed, with warnings where specs of the
      module call it. A document has all there is of its context, as of 'bank' in '/bank.account':
      what it lacks is removed.
      """
  ) { arguments, console throws(Failure) in
    guard !arguments.operands.isEmpty else {
      throw .usage("'service add' needs FILE, or '-' for standard input")
    }
    return try ServiceAddition(arguments, console).run()
  }
}

extension ServiceListing {
  /// Of all services that a spec in the current directory can call.
  static func ofModule(_ arguments: Arguments) throws(Failure) -> ServiceListing {
    ServiceListing(try arguments.modules.services(for: "spec").catalog)
  }
}
