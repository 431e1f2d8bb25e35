import ScreensGenerator
import Testing

/// What takes the place of a value that is not there.
struct FallbackTests {
  private func updates(_ updates: String) throws -> String {
    let generation = Generation(
      """
      screenlet: Sample
      models:
        Doc: { id: Int64, size: Int64, author: Writer?, kids: '[Doc]', note: String? }
        Writer: { id: Int64, name: String, nick: String?, boss: Writer? }
      viewModel:
        text: { type: 'String { get set }', widget: label }
        number: { type: 'Int64 { get set }', widget: none }
      connectors:
        Load: { path: /doc, result: { doc: Doc } }
        LoadOne: { path: '/docs/{id}', properties: { id: Int64 }, result: { doc: Doc } }
      actions:
        load: { kind: read, connector: Load, result: { doc: Doc }, updates: \(updates) }
        load-kid:
          kind: read
          connectors: { doc: Load, kid: { connector: LoadOne, inputs: { id: doc.author.id or doc.id } } }
      """)
    #expect(generation.printed == "")
    return try generation.file("SampleScreenlet.swift")
      + generation.file("LoadKidInteractor.swift")
  }

  @Test func `an optional chain is a whole before it is replaced`() throws {
    let text = try updates("{ text: doc.author.name or \"nobody\", number: doc.author.id or 5 }")
    #expect(
      text.contains(
        """
              viewModel?.text = (doc.author?.name).flatMap { $0.isEmpty ? nil : $0 } ?? "nobody"
              viewModel?.number = (doc.author?.id).flatMap { $0 == 0 ? nil : $0 } ?? 5

        """))
    #expect(
      text.contains(
        "let id = ((resultDoc?.author?.id).flatMap { $0 == 0 ? nil : $0 } ?? resultDoc?.id)\n"))
  }

  @Test func `so is one within a text, or before a result`() throws {
    let text = try updates(
      "{ text: 'By {doc.author.name or \"x\"}', number: doc.kids.first.id or doc.id }")
    #expect(
      text.contains(
        #"""
              viewModel?.text = "By \((doc.author?.name).flatMap { $0.isEmpty ? nil : $0 } ?? "x")"
              viewModel?.number = (doc.kids.first?.id).flatMap { $0 == 0 ? nil : $0 } ?? doc.id

        """#))
  }

  @Test func `several fallbacks need no brackets`() throws {
    let text = try updates("{ text: doc.author.nick or doc.note or \"z\" }")
    #expect(
      text.contains(
        """
              viewModel?.text =
                doc.author?.nick.flatMap { $0.isEmpty ? nil : $0 } ?? doc.note.flatMap {
                  $0.isEmpty ? nil : $0
                } ?? "z"

        """))
  }

  @Test func `a text of nothing but a text is that text`() throws {
    let text = try updates("{ text: '{file size of doc.size}' }")
    #expect(text.contains("      viewModel?.text = doc.size.asFileSize()\n"))
  }
}
