import SourceText
import SpecModel
import Testing

struct ActionSpecDecodingTests {
  @Test func `an action has one of four kinds`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { url: String? }
      connectors: { Save: { kind: custom } }
      actions:
        call: { kind: callback, service: LRService, method: load }
        read: { kind: read, connector: { http: url } }
        write: { kind: write, connector: Save }
        custom: { kind: custom, summary: Does it. }
      """)
    guard case .callback(let call) = spec.actions[0].kind else { throw NoScreenlet() }
    #expect(call.service.value == "LRService")
    #expect(spec.actions[1].kind == .read(.http(address: "url")))
    #expect(spec.actions[2].kind == .write(.named(spec.connectors[0])))
    #expect(spec.actions[3].kind == .custom)
    #expect(spec.actions[3].summary?.value == "Does it.")
    #expect(
      spec.actions.map(\.connector) == [
        nil, .http(address: "url"), .named(spec.connectors[0]), nil,
      ])
  }

  @Test func `an interactor is named after its action`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      actions:
        add-bookmark: { kind: custom }
        loadRatings: { kind: custom }
        delete_it: { kind: custom, interactor: Remove }
      """)
    #expect(spec.actions.map(\.interactor.value) == ["AddBookmark", "LoadRatings", "Remove"])
    #expect(
      spec.actions.map { String($0.interactor.range.text) } == [
        "add-bookmark", "loadRatings", "Remove",
      ])
  }
}
