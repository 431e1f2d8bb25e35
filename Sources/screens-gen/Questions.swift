import CommandNotation
import Runs
import ScreensGenerator
import SourceText

/// The questions of `init`, at a terminal: each for an option that was not given.
struct Questions {
  let arguments: Arguments
  let console: Console

  /// The words of a command line that says what was given and what was answered.
  func answers() throws(Failure) -> [String] {
    var words = ["init", try name()]
    func add(
      _ option: String, _ ask: @autoclosure () throws(Failure) -> [String]
    ) throws(Failure) {
      let given = arguments.all(option)
      for value in given.isEmpty ? try ask() : given { words += ["--\(option)", value] }
    }
    try add("module", try one("The Swift module of its sources"))
    try add("list-of", try rows())
    try add("property", try several("A property, as 'folderId: Int64 = 0'"))
    try add("view-model", try several("A value of its view, as 'title: String? { get set }'"))
    try add("action", try one("Its action, as add-bookmark"))
    try add("action-of", try call())
    for option in Option.writing + Option.common where arguments.has(option.name) {
      words.append("--\(option.name)" + (arguments[option.name].map { "=\($0)" } ?? ""))
    }
    return words
  }

  private func name() throws(Failure) -> String {
    while true {
      let name = try answer("The name of the Screenlet, as AddBookmark", orElse: nil)
      if !name.isEmpty { return name }
    }
  }

  private func one(_ question: String) throws(Failure) -> [String] {
    let value = try answer(question)
    return value.isEmpty ? [] : [value]
  }

  private func several(_ question: String) throws(Failure) -> [String] {
    var values: [String] = []
    while true {
      let value = try answer(question, orElse: values.isEmpty ? "none" : "no more")
      if value.isEmpty { return values }
      values.append(value)
    }
  }

  private func rows() throws(Failure) -> [String] {
    try method(
      "The service method whose answer it lists, as LRBlogsEntryService_v7.getGroupEntries; "
        + "'?blogs' searches"
    ) { listing, name throws(ServiceListing.Miss) in try listing.rows(named: name) }
  }

  private func call() throws(Failure) -> [String] {
    try method(
      "The service method that it calls, as LRBookmarksEntryService_v7.addEntryWithGroupId; "
        + "'?bookmark' searches"
    ) { listing, name throws(ServiceListing.Miss) in try listing.call(named: name) }
  }

  /// A method of the catalogue; `?` and a word lists what contains it, and a service its methods.
  private func method(
    _ question: String,
    find: (ServiceListing, String) throws(ServiceListing.Miss) -> ServiceListing.Call
  ) throws(Failure) -> [String] {
    let listing = try ServiceListing.ofModule(arguments)
    while true {
      let text = try answer(question)
      if text.isEmpty { return [] }
      if text.hasPrefix("?") {
        let found = listing.names(matching: String(text.dropFirst()))
        console.hint(
          (found.prefix(Self.limit) + (found.count > Self.limit ? ["…"] : []))
            .joined(separator: "\n"))
      } else if let methods = try? listing.text(ofService: text) {
        console.hint(methods)
      } else {
        do {
          _ = try find(listing, text)
          return [text]
        } catch {
          console.hint(error.message.printable)
        }
      }
    }
  }

  /// How many names a search shows.
  private static let limit = 40

  /// The line that the user types; `orElse` says what an empty one means.
  private func answer(_ question: String, orElse: String? = "none") throws(Failure) -> String {
    console.prompt(question + (orElse.map { " (\($0))" } ?? "") + ": ")
    guard let line = readLine() else {
      throw Failure(code: .interrupted, message: "the answers ended; nothing was written")
    }
    return line.split(separator: " ").joined(separator: " ")
  }
}
