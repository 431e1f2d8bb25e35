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

  @Test func `a sender is one value`() {
    let spec = """
      screenlet: Rating
      actions:
        rate: { kind: custom, sender: score }
        vote: { kind: custom, sender: { score: Double, comment: String } }
        like: { kind: custom, sender: {} }
        hate: { kind: custom, sender: [score] }
        love: { kind: custom, sender: { score: } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:33: error: expected one value, as in '{ score: Double }'; wrap several values \
        in a model
        3 |   rate: { kind: custom, sender: score }
          |                                 ^~~~~
        spec.yml:4:33: error: expected one value, as in '{ score: Double }'; wrap several values \
        in a model
        4 |   vote: { kind: custom, sender: { score: Double, comment: String } }
          |                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:5:33: error: expected one value, as in '{ score: Double }'; wrap several values \
        in a model
        5 |   like: { kind: custom, sender: {} }
          |                                 ^~
        spec.yml:6:33: error: expected one value, as in '{ score: Double }'; wrap several values \
        in a model
        6 |   hate: { kind: custom, sender: [score] }
          |                                 ^~~~~~~
        spec.yml:7:41: error: expected a type for 'score', found nothing
        7 |   love: { kind: custom, sender: { score: } }
          |                                         ^

        """)
  }

  @Test func `a sender has a type that is distinct from others`() {
    let spec = """
      screenlet: Rating
      actions:
        rate: { kind: custom, sender: { score: Dobule } }
        vote: { kind: custom, sender: { score: CGFloat } }
        like: { kind: custom, sender: { score: Double? } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:42: error: unknown type 'Dobule'; did you mean 'Double'?
        3 |   rate: { kind: custom, sender: { score: Dobule } }
          |                                          ^~~~~~
        spec.yml:4:42: error: type 'CGFloat' does not fit here; expected one of 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'String', 'Date', 'URL', 'Data', 'CGPoint', 'CGSize', \
        'CGRect', 'UIColor', 'UIImage', '[String: Any]'
        4 |   vote: { kind: custom, sender: { score: CGFloat } }
          |                                          ^~~~~~~
        spec.yml:5:42: error: a sender is never nil, since an action fails without one; write \
        'Double'
        5 |   like: { kind: custom, sender: { score: Double? } }
          |                                          ^~~~~~~

        """)
  }

  @Test func `a sender has a name that an interactor can use`() {
    let spec = """
      screenlet: Rating
      actions:
        rate: { kind: custom, sender: { the-score: Double } }
        vote: { kind: custom, sender: { start: Double } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:35: error: 'the-score' cannot name a sender in Swift; did you mean 'theScore'?
        3 |   rate: { kind: custom, sender: { the-score: Double } }
          |                                   ^~~~~~~~~
        spec.yml:4:35: error: 'start' is a member of Interactor already; give the sender another \
        name
        4 |   vote: { kind: custom, sender: { start: Double } }
          |                                   ^~~~~

        """)
  }

  @Test func `a sender is not a property`() {
    let spec = """
      screenlet: Rating
      properties: { score: Double = 1 }
      actions:
        rate: { kind: custom, sender: { score: Double } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:35: error: 'score' is a property already; give the sender another name, or make \
        it an input
        4 |   rate: { kind: custom, sender: { score: Double } }
          |                                   ^~~~~

        """)
  }

  @Test func `a sender agrees with what the view has under its name`() {
    let spec = """
      screenlet: Rating
      viewModel: { score: String?, stars: Int, isLiked: Bool }
      actions:
        rate: { kind: custom, sender: { score: Double } }
        like: { kind: custom, sender: { isLiked: Int } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:42: error: 'score' is 'String?' in the view model but 'Double' as the sender; \
        make the types agree
        4 |   rate: { kind: custom, sender: { score: Double } }
          |                                          ^~~~~~
        spec.yml:5:44: error: 'isLiked' is 'Bool' in the view model but 'Int' as the sender; make \
        the types agree
        5 |   like: { kind: custom, sender: { isLiked: Int } }
          |                                            ^~~

        """)
  }

  @Test func `a sender agrees with the connector`() {
    let spec = """
      screenlet: Rating
      connectors:
        Rate: { kind: custom, properties: { score: Double } }
      actions:
        rate: { kind: write, connector: Rate, sender: { score: String } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:58: error: 'score' is 'String' as the sender but 'Double' in the connector; \
        make the types agree
        5 |   rate: { kind: write, connector: Rate, sender: { score: String } }
          |                                                          ^~~~~~

        """)
  }

  @Test func `what is wrong with a sender is said once`() {
    let spec = """
      screenlet: Rating
      viewModel: { score: String? }
      connectors:
        Rate: { kind: custom, properties: { score: Double } }
      actions:
        rate: { kind: write, connector: Rate, sender: { score: Double } }
        vote:
          kind: callback
          sender: { score: Flaot }
          service: LRScreensRatingsEntryService_v70
          method: updateRatingsEntryWithClassPK
          arguments: { score: score }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:58: error: 'score' is 'String?' in the view model but 'Double' as the sender; \
        make the types agree
        6 |   rate: { kind: write, connector: Rate, sender: { score: Double } }
          |                                                          ^~~~~~
        spec.yml:9:22: error: unknown type 'Flaot'; did you mean 'Float'?
        9 |     sender: { score: Flaot }
          |                      ^~~~~

        """)
  }

  @Test func `of several controls that perform the action, one is named as the sender`() {
    let spec = """
      screenlet: Rating
      viewModel:
        stars: { type: Int, widget: stepper, performs: rate }
        share: { type: Double, widget: slider, performs: rate }
      actions:
        rate: { kind: custom, sender: { score: Double } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:35: error: 'stars' and 'share' perform the action, and none is called 'score'; \
        name the sender after the one whose value it is
        6 |   rate: { kind: custom, sender: { score: Double } }
          |                                   ^~~~~

        """)
  }

  @Test func `a button needs something to send`() {
    let spec = """
      screenlet: Rating
      actions:
        rate: { kind: custom, sender: { score: Double }, button: Rate it }
        vote: { kind: custom, sender: { score: Double }, button: yes }
        like: { kind: custom, sender: { score: Double }, button: no }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:60: error: a button has no 'score' to send; declare it under 'viewModel'
        3 |   rate: { kind: custom, sender: { score: Double }, button: Rate it }
          |                                                            ^~~~~~~
        spec.yml:4:60: error: a button has no 'score' to send; declare it under 'viewModel'
        4 |   vote: { kind: custom, sender: { score: Double }, button: yes }
          |                                                            ^~~

        """)
  }

  @Test func `a misspelt input suggests the sender`() {
    let spec = """
      screenlet: Rating
      actions:
        rate: { kind: custom, sender: { score: Double }, inputs: [scor] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:61: error: neither 'properties' nor 'viewModel' has 'scor'; did you mean 'score'?
        3 |   rate: { kind: custom, sender: { score: Double }, inputs: [scor] }
          |                                                             ^~~~

        """)
  }
}
