import Foundation
import TestSupport
import Testing

/// The kinds `custom`: what is generated is to be filled in, and stays so.
@Suite(.blocking)
struct CustomCodeTests {
  private static let spec = """
    screenlet: Notes
    module: Notes
    models: { Note: { text: String } }
    properties: { limit: Int = 3 }
    viewModel:
      text: String? { get set }
    connectors:
      Shorten:
        kind: custom
        properties: { text: String, limit: Int }
        validate: { text is not empty: Write something }
        result: { text: String }
    actions:
      shorten:
        kind: read
        connector: Shorten
        inputs: [text, limit]
        result: { text: String }
        updates: { text: text }
      keep:
        kind: custom
        inputs: [text]
        result: { note: Note }
        delegate: { success: onNoteKept, failure: onKeepError }
    themes: { default: full }

    """
  private let connector = "NotesScreenlet/Connectors/ShortenConnector.swift"
  private let interactor = "NotesScreenlet/Interactors/KeepInteractor.swift"
  private let sandbox: Sandbox

  /// Generated, and filled in as a developer would.
  init() throws {
    sandbox = try Sandbox(["Notes.screenlet.yml": Self.spec])
    try sandbox.run("generate")
    try sandbox.edit(
      connector,
      """
          lastError = NSError.errorWithCause(.notAvailable, message: "ShortenConnector does nothing yet")

      """,
      """
          resultText = Note(attributes: ["text": String(text.prefix(limit))]).text

      """)
    try sandbox.edit(
      connector, "  /// Does the work,",
      """
        override open func createSession() -> LRSession? {
          LRSession(server: LiferayServerContext.server)
        }

        /// Does the work,
      """)
    try sandbox.edit(
      interactor,
      """
          callOnFailure(NSError.errorWithCause(.notAvailable, message: "KeepInteractor does nothing yet"))
          return false

      """,
      """
          guard let text, !text.isEmpty else {
            callOnFailure(ValidationError("Write something"))
            return false
          }
          resultNote = Note(attributes: ["text": text])
          callOnSuccess()
          return true

      """)
  }

  @Test func `what is filled in stays, and is in sync`() throws {
    let before = try sandbox.stamps()
    let run = try sandbox.run("generate")
    #expect(run.code == 0)
    #expect(run.out.contains("      keep  \(connector)\n"))
    #expect(run.out.contains("      keep  \(interactor)\n"))
    #expect(try sandbox.stamps() == before)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `what is filled in stays when the rest of the spec changes`() throws {
    let files = try [connector, interactor].map(sandbox.read)
    try sandbox.edit("Notes.screenlet.yml", "default: full", "default: full, dark: full")
    try sandbox.edit("Notes.screenlet.yml", "screenlet: Notes", "screenlet: Notes\nsummary: Short.")
    let run = try sandbox.run("generate")
    #expect(run.code == 0)
    #expect(run.out.contains("    create  NotesScreenlet/Themes/Dark/NotesView_dark.swift\n"))
    #expect(run.out.contains("    update  NotesScreenlet/NotesScreenlet.swift\n"))
    #expect(try [connector, interactor].map(sandbox.read) == files)
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test(arguments: Toolchain.Settings.tried)
  func `what is filled in has all that it needs`(settings: Toolchain.Settings) throws {
    let sources = try sandbox.tree().keys.filter { $0.hasSuffix(".swift") }.sorted()
    let place = sandbox.url
    let compiler = try Toolchain.check(
      sources.filter { $0.hasPrefix("NotesScreenlet/") }.map(place.appendingPathComponent),
      module: "Notes", settings, emittingTo: place)
    #expect(compiler == Subprocess(status: 0, output: "", errors: ""))
    let tests = try Toolchain.check(
      sources.filter { $0.hasPrefix("NotesScreenletTests/") }.map(place.appendingPathComponent),
      module: "NotesTests", settings, importingFrom: [place])
    #expect(tests == Subprocess(status: 0, output: "", errors: ""))
    let lint = try Toolchain.lint([sandbox.url])
    #expect(lint == Subprocess(status: 0, output: "", errors: ""))
  }
}
