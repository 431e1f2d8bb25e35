import SpecModel
import Testing

struct ActionButtonTests {
  private func button(_ fields: String, viewModel: String = "") throws -> ActionButton {
    try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { \(viewModel) }
      actions: { save: { kind: custom\(fields) } }
      """
    ).actions[0].button
  }

  private func title(_ fields: String, viewModel: String = "") throws -> String? {
    guard case .titled(let title) = try button(fields, viewModel: viewModel) else { return nil }
    return title?.value ?? "its name"
  }

  private static let performer = "isPublic: { type: Bool, performs: save }"

  @Test func `an action has a button, unless a control performs it`() throws {
    #expect(try title("") == "its name")
    #expect(try button("", viewModel: Self.performer) == .none)
    #expect(try title("", viewModel: "isPublic: Bool") == "its name")
  }

  @Test(arguments: ["no", "false"])
  func `an action may have no button`(word: String) throws {
    #expect(try button(", button: \(word)") == .none)
  }

  @Test(arguments: ["yes", "true"])
  func `an action that a control performs may have a button as well`(word: String) throws {
    #expect(try title(", button: \(word)", viewModel: Self.performer) == "its name")
  }

  @Test func `a button has a title, which is any text in quotes`() throws {
    #expect(try title(", button: Save it") == "Save it")
    #expect(try title(", button: Save it", viewModel: Self.performer) == "Save it")
    #expect(try title(", button: 'no'") == "no")
    #expect(try title(", button: \"yes\"") == "yes")
  }
}
