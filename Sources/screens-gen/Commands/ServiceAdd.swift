import CommandNotation
import Runs
import ScreensGenerator
import SourceText

extension Command {
  static let serviceAdd = Command(
    name: "service add", summary: "Keep in a catalogue what your own server offers.",
    operands: "FILE...",
    options: [
      Option(
        name: "to", value: "CATALOGUE",
        help: "the catalogue, ending with '.services'; without it, the one of the module file, or "
          + "'portal.services' beside that"),
      .dryRun, .quiet, .verbose,
    ] + Option.common,
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
      throw Failure(
        code: .usage, message: "'service add' needs FILE, or '-' for standard input",
        command: "service add")
    }
    return try ServiceAddition(arguments, console).run()
  }
}
