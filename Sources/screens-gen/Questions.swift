import CommandNotation
import Runs
import ScreensGenerator
import SourceText

/// The questions of `init`, at a terminal: each for an option that was not given.
struct Questions {
  let console: Console

  /// The words of a command line that says what was given and what was answered.
  func answers(besides arguments: Arguments) throws(Failure) -> [String] {
    var words = ["init", try name()]
    func add(_ option: String, _ values: [String]) {
      for value in values { words += ["--\(option)", value] }
    }
    add("module", try one("module", "The Swift module of its sources", arguments))
    add("list-of", try rows(arguments))
    add("property", try several("property", "A property, as 'folderId: Int64 = 0'", arguments))
    add(
      "view-model",
      try several("view-model", "A value of its view, as 'title: String? { get set }'", arguments))
    add("action", try one("action", "Its action, as add-bookmark", arguments))
    add("action-of", try calls(arguments))
    for option in Option.writing where arguments.has(option.name) {
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

  private func one(
    _ option: String, _ question: String, _ arguments: Arguments
  ) throws(Failure) -> [String] {
    if let value = arguments[option] { return [value] }
    let value = try answer(question)
    return value.isEmpty ? [] : [value]
  }

  private func several(
    _ option: String, _ question: String, _ arguments: Arguments
  ) throws(Failure) -> [String] {
    var values = arguments.all(option)
    if !values.isEmpty { return values }
    while true {
      let value = try answer(question, orElse: values.isEmpty ? "none" : "no more")
      if value.isEmpty { return values }
      values.append(value)
    }
  }

  private func rows(_ arguments: Arguments) throws(Failure) -> [String] {
    if let rows = arguments["list-of"] { return [rows] }
    return try method(
      "The service method whose answer it lists, as LRBlogsEntryService_v7.getGroupEntries; "
        + "'?blogs' searches", arguments
    ) { listing, name throws(ServiceListing.Miss) in try listing.rows(named: name) }
  }

  private func calls(_ arguments: Arguments) throws(Failure) -> [String] {
    let calls = arguments.all("action-of")
    if !calls.isEmpty { return calls }
    return try method(
      "The service method that it calls, as LRBookmarksEntryService_v7.addEntryWithGroupId; "
        + "'?bookmark' searches", arguments
    ) { listing, name throws(ServiceListing.Miss) in try listing.call(named: name) }
  }

  /// A method of the catalogue; `?` and a word lists what contains it, and a service its methods.
  private func method(
    _ question: String, _ arguments: Arguments,
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
