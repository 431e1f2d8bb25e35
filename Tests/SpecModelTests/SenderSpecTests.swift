import SourceText
import SpecModel
import Testing

struct SenderSpecTests {
  @Test func `a sender is an input wherever the action has one of that name`() throws {
    let spec = try screenlet(
      """
      screenlet: Rating
      properties: { classPK: Int64 = 0 }
      viewModel: { score: Float }
      connectors:
        Rate: { kind: custom, properties: { score: Double, classPK: Int64 } }
      actions:
        rate: { kind: write, connector: Rate, sender: { score: Double } }
        vote: { kind: write, connector: Rate, sender: { score: Int32 }, inputs: [classPK, score] }
        like: { kind: custom, sender: { isLiked: Bool }, inputs: [classPK] }
        open: { kind: read, connector: { http: address }, sender: { address: String } }
      """)
    let inputs = spec.actions.map { action in
      action.inputs.map { "\($0.isSender ? "sent " : "")\($0.name.value): \($0.type.source)" }
    }
    #expect(
      inputs == [
        ["sent score: Double", "classPK: Int64"], ["classPK: Int64", "sent score: Double"],
        ["classPK: Int64", "sent isLiked: Bool"], ["sent address: String"],
      ])
    #expect(spec.actions.map { $0.sender?.member?.name.value } == ["score", "score", nil, nil])
  }

  @Test func `the control that performs an action sends its value, unless one is named so`() throws
  {
    let spec = try screenlet(
      """
      screenlet: Rating
      viewModel:
        stars: { type: Int, widget: stepper, performs: rate }
        share: { type: Double, widget: slider, performs: vote }
        score: { type: Double, widget: slider, performs: vote }
      actions:
        rate: { kind: custom, sender: { worth: Double } }
        vote: { kind: custom, sender: { score: Double }, button: Vote }
        like: { kind: custom, sender: { isLiked: Bool } }
      """)
    #expect(spec.actions.map { $0.sender?.member?.name.value } == ["stars", "score", nil])
    #expect(spec.actions.map { $0.button == .none } == [true, false, true])
  }

  @Test func `an argument of a call can be the sender, whatever the inputs`() throws {
    let spec = try screenlet(
      """
      screenlet: Rating
      properties: { classPK: Int64 = 0 }
      actions:
        rate:
          kind: callback
          sender: { score: Double }
          inputs: [classPK]
          service: LRScreensRatingsEntryService_v70
          method: updateRatingsEntryWithClassPK
          arguments: { classPK: classPK, score: score }
      """)
    #expect(spec.actions.first?.inputs.map(\.name.value) == ["classPK", "score"])
  }
}
