import SourceText
import SpecModel
import Testing

struct ActionSpecCheckingTests {
  @Test func `an action that loads by itself makes an inspectable`() throws {
    let spec = try screenlet(
      """
      screenlet: Rating
      actions:
        load: { kind: custom, autoLoad: no }
        rate: { kind: custom }
      """)
    #expect(spec.autoLoad?.name.value == "autoLoad")
    #expect(spec.autoLoad?.type.source == "Bool")
    #expect(spec.autoLoad?.defaultValue == .bool(false))
    #expect(spec.actions.map { $0.autoLoad?.value } == [false, nil])
  }

  @Test func `without one there is none`() throws {
    let spec = try screenlet("{ screenlet: Rating, actions: { rate: { kind: custom } } }")
    #expect(spec.autoLoad == nil)
  }
}
