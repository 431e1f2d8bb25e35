import TestSupport
import Testing

@testable import SpecEditing

/// Specs and entries that flags describe: the cases of `Cases/Drafts`. The first line says what it
/// is and how it is called:
///
///     connector AddBookmark
///     --property folderId: Int64
///
/// The output is the text, with what is reported of it as a spec, or the message that refuses it.
struct DraftTests {
  @Test(arguments: try TextCase.all(in: "Drafts", beside: #filePath))
  func `flags make what their case says`(_ item: TextCase) throws {
    var lines = item.input.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let words = lines.removeFirst().split(separator: " ").map(String.init)
    let flags = try DraftFlags(lines)
    do {
      try item.expect(
        text(of: words.dropLast().joined(separator: " "), words[words.count - 1], flags))
    } catch let error as DraftError {
      try item.expect(error.message + "\n")
    }
  }

  @Test func `a blank behind a colon is not a value`() {
    func refusal(_ change: (inout ScreenletDraft) -> Void) -> String? {
      var draft = ScreenletDraft(name: "Sample")
      change(&draft)
      return #expect(throws: DraftError.self) { try draft.text() }?.message
    }
    #expect(
      refusal { $0.properties = ["folderId: "] }
        == "'--property folderId: ' says too little; write it as 'folderId: Int64 = 0'")
    #expect(
      refusal { $0.models = ["Bookmark: "] }
        == "'--model Bookmark: ' says too little; write it as 'Bookmark: name String, url String'")
    var action = ActionDraft(name: "add-bookmark", interactor: nil)
    action.interactor.parse = "x: "
    let error = #expect(throws: DraftError.self) { try action.entry() }
    #expect(
      error?.message
        == "'--parse x: ' says too little; "
        + "write it as 'json: path.to.member' or 'between: <title>...</title>'")
  }

  private func text(of kind: String, _ name: String, _ flags: DraftFlags) throws -> String {
    switch kind {
    case "screenlet":
      var draft = ScreenletDraft(name: name)
      try flags.fill(&draft)
      return decoded(try draft.text(), "Sample.screenlet.yml")
    case "connector":
      let draft = try connector(name, flags)
      return decoded(try draft.text(), "Sample.connector.yml")
    case "entry of a connector": return text(of: try connector(name, flags).entry())
    case "interactor":
      var draft = InteractorDraft(name: name)
      try flags.fill(&draft)
      return decoded(try draft.text(), "Sample.interactor.yml")
    case "action": return try text(of: ActionDraft(name: name, interactor: nil), flags)
    case "action of the interactor":
      return try text(of: ActionDraft(interactor: InteractorDraft(name: name)), flags)
    case "theme":
      var draft = ThemeDraft(name: name)
      try flags.fill(&draft)
      return text(of: try draft.entry())
    case "theme set":
      var draft = ThemeSetDraft(name: name)
      #expect(!draft.isDescribed)
      try flags.fill(&draft)
      #expect(draft.isDescribed)
      return decoded(try draft.text(), "\(name).theme.yml")
    default: throw CaseMistake(kind)
    }
  }

  private func connector(_ name: String, _ flags: DraftFlags) throws -> ConnectorDraft {
    var draft = ConnectorDraft(name: name)
    try flags.fill(&draft)
    return draft
  }

  private func text(of draft: ActionDraft, _ flags: DraftFlags) throws -> String {
    var draft = draft
    try flags.fill(&draft)
    return text(of: try draft.entry())
  }

  private func text(of entry: SpecEntry) -> String {
    entry.lines().map { $0 + "\n" }.joined()
  }

  private func decoded(_ text: String, _ name: String) -> String {
    text + Decoding(text, named: name).printed
  }
}
