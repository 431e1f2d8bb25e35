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

  @Test func `an unknown key suggests those of the kind that the action has`() {
    let spec = """
      screenlet: Rating
      actions:
        rate: { kind: custom, trigger: shake }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:25: error: unknown key 'trigger'; the nearest are 'sender' and 'progress', \
        and 'screens-gen spec explain actions' lists all
        3 |   rate: { kind: custom, trigger: shake }
          |                         ^~~~~~~

        """)
  }

  @Test func `whether an action loads by itself is yes or no`() {
    let spec = """
      screenlet: Rating
      actions:
        load: { kind: custom, autoLoad: always }
        read: { kind: custom, autoLoad: }
        look: { kind: custom, autoLoad: [yes] }
        show: { kind: custom, autoload: yes }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:35: error: 'always' is not a value of 'autoLoad'; write 'yes' or 'no'
        3 |   load: { kind: custom, autoLoad: always }
          |                                   ^~~~~~
        spec.yml:4:34: error: expected a text for 'autoLoad', found nothing
        4 |   read: { kind: custom, autoLoad: }
          |                                  ^
        spec.yml:5:35: error: expected a text for 'autoLoad', found a list
        5 |   look: { kind: custom, autoLoad: [yes] }
          |                                   ^~~~~
        spec.yml:6:25: error: unknown key 'autoload'; did you mean 'autoLoad'?
        6 |   show: { kind: custom, autoload: yes }
          |                         ^~~~~~~~

        """)
  }

  @Test func `actions that load by themselves agree on it`() {
    let spec = """
      screenlet: Rating
      actions:
        load: { kind: custom, autoLoad: yes }
        read: { kind: custom, autoLoad: yes }
        look: { kind: custom, autoLoad: no }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:25: error: all actions share one inspectable 'autoLoad'; write the same value \
        everywhere
        5 |   look: { kind: custom, autoLoad: no }
          |                         ^~~~~~~~
        spec.yml:3:25: note: this one says otherwise
        3 |   load: { kind: custom, autoLoad: yes }
          |                         ^~~~~~~~

        """)
  }

  @Test func `an action that needs a sender cannot load by itself`() {
    let spec = """
      screenlet: Rating
      actions:
        rate: { kind: custom, sender: { score: Double }, autoLoad: yes }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:52: error: nobody sends 'score' when the Screenlet is shown; remove 'autoLoad'
        3 |   rate: { kind: custom, sender: { score: Double }, autoLoad: yes }
          |                                                    ^~~~~~~~

        """)
  }
}
