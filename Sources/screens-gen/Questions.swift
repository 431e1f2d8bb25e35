import Runs
import ScreensGenerator
import SourceText

/// The questions of `init`, at a terminal: each for an option that was not given. An answer that
/// cannot be used is explained, and the question asked again.
struct Questions {
  let arguments: Arguments
  let console: Console
  /// What is wrong with a command line that has the answers up to now; nil if nothing is.
  let problem: ([String]) -> String?

  /// Returns the words of a command line with the given options and the answers.
  func answers() throws(Failure) -> [String] {
    console.usage(
      """
      These questions describe a first Screenlet. An empty answer leaves a part out; everything can
      be changed in the spec later. Nothing is written before the last answer.

      """)
    var words = try name()
    words += try answers(
      to: "module", "The Swift module of its sources, such as Bookmarks", after: words)
    words += try given("list-of") { () throws(Failure) in try rows() }
    words += try answers(
      to: "property", "A property, such as 'folderId: Int64 = 0'", isRepeatable: true, after: words)
    words += try answers(
      to: "view-model", "A value of its view, such as 'title: String? { get set }'",
      isRepeatable: true, after: words)
    words += try answers(to: "action", "Its action, such as add-bookmark", after: words)
    words += try given("action-of") { () throws(Failure) in try call() }
    for option in Option.writing + Option.common where arguments.has(option.name) {
      words.append("--\(option.name)" + (arguments[option.name].map { "=\($0)" } ?? ""))
    }
    return words
  }

  private func name() throws(Failure) -> [String] {
    while true {
      let name = try answer("The name of the Screenlet, such as AddBookmark", orElse: nil)
      if !name.isEmpty, isUsable(["init", name]) { return ["init", name] }
    }
  }

  /// The words for an option: as it was given, or as the user answers the question.
  private func answers(
    to option: String, _ question: String, isRepeatable: Bool = false, after words: [String]
  ) throws(Failure) -> [String] {
    try given(option) { () throws(Failure) in
      var values: [String] = []
      while isRepeatable || values.isEmpty {
        let value = try answer(question, orElse: values.isEmpty ? "none" : "no more")
        if value.isEmpty { break }
        if isUsable(words + Self.words(option, values + [value])) { values.append(value) }
      }
      return values
    }
  }

  private func given(
    _ option: String, orElse ask: () throws(Failure) -> [String]
  ) throws(Failure) -> [String] {
    let given = arguments.all(option)
    return Self.words(option, given.isEmpty ? try ask() : given)
  }

  private static func words(_ option: String, _ values: [String]) -> [String] {
    values.flatMap { ["--\(option)", $0] }
  }

  private func isUsable(_ words: [String]) -> Bool {
    guard let problem = problem(words) else { return true }
    console.hint(problem)
    return false
  }

  private func rows() throws(Failure) -> [String] {
    try method(
      "The service method whose answer it lists, such as LRBlogsEntryService_v7.getGroupEntries; "
        + "'?blogs' searches"
    ) { listing, name throws(ServiceListing.Miss) in try listing.rows(named: name) }
  }

  private func call() throws(Failure) -> [String] {
    try method(
      "The service method that it calls, such as LRBookmarksEntryService_v7.addEntryWithGroupId; "
        + "'?bookmark' searches"
    ) { listing, name throws(ServiceListing.Miss) in try listing.call(named: name) }
  }

  /// Asks for a method of the catalogue. The answer `?` and a word lists the names that contain the
  /// word, and the name of a service lists its methods.
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
        console.hint(found.prefix(Self.limit) + (found.count > Self.limit ? ["…"] : []))
      } else if let methods = try? listing.text(ofService: text) {
        console.usage(methods)
      } else {
        do {
          _ = try find(listing, text)
          return [text]
        } catch {
          console.hint(error.message)
        }
      }
    }
  }

  /// The maximum number of names that a search shows.
  private static let limit = 40

  /// Returns the line that the user types. `orElse` describes the meaning of an empty line.
  private func answer(_ question: String, orElse: String? = "none") throws(Failure) -> String {
    console.prompt(question + (orElse.map { " (\($0))" } ?? "") + ": ")
    guard let line = readLine() else {
      throw Failure(code: .interrupted, message: "the answers ended; nothing was written")
    }
    return line.split(separator: " ").joined(separator: " ")
  }
}
