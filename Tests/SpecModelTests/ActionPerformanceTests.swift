import SpecModel
import Testing

/// The default action, what happens to running ones, and the methods that perform them.
struct ActionPerformanceTests {
  @Test func `an action says how it is performed`() throws {
    let spec = try screenlet(
      """
      screenlet: Rating
      actions:
        load: { kind: custom, default: yes, running: restart, function: loadRatings }
        rate: { kind: custom, running: queue, sender: { score: Double }, function: rate }
        stop: { kind: custom, default: no, running: ignore }
        rest: { kind: custom }
      """)
    let performances = spec.actions.map(\.performance)
    #expect(performances.map { $0.byDefault != nil } == [true, false, false, false])
    #expect(performances.map(\.running) == [.restart, .queue, .ignore, nil])
    #expect(spec.actions.map(\.functionName) == ["loadRatings()", "rate(score:)", nil, nil])
  }

  @Test func `a Screenlet has one default action, which needs no sender`() {
    let spec = """
      screenlet: Rating
      actions:
        load: { kind: custom, default: yes }
        show: { kind: custom, default: yes }
        rate: { kind: custom, default: yes, sender: { score: Double } }
        wait: { kind: custom, default: sometimes }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:25: error: a Screenlet has one default action; remove 'default' from the others
        4 |   show: { kind: custom, default: yes }
          |                         ^~~~~~~
        spec.yml:3:25: note: the first one is here
        3 |   load: { kind: custom, default: yes }
          |                         ^~~~~~~
        spec.yml:5:25: error: nobody sends 'score' when the default action is performed; remove \
        'default'
        5 |   rate: { kind: custom, default: yes, sender: { score: Double } }
          |                         ^~~~~~~
        spec.yml:5:25: error: a Screenlet has one default action; remove 'default' from the others
        5 |   rate: { kind: custom, default: yes, sender: { score: Double } }
          |                         ^~~~~~~
        spec.yml:3:25: note: the first one is here
        3 |   load: { kind: custom, default: yes }
          |                         ^~~~~~~
        spec.yml:6:34: error: 'sometimes' is not a value of 'default'; write 'yes' or 'no'
        6 |   wait: { kind: custom, default: sometimes }
          |                                  ^~~~~~~~~

        """)
  }

  @Test func `what happens to a running action is one of three words`() {
    let spec = """
      screenlet: Rating
      actions:
        load: { kind: custom, running: restat }
        rate: { kind: custom, running: yes }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:34: error: 'restat' is not a value of 'running'; did you mean 'restart'?
        3 |   load: { kind: custom, running: restat }
          |                                  ^~~~~~
        spec.yml:4:34: error: 'yes' is not a value of 'running'; expected one of 'ignore', \
        'restart', 'queue'
        4 |   rate: { kind: custom, running: yes }
          |                                  ^~~

        """)
  }

  @Test func `a function cannot be called as what the Screenlet inherits`() {
    let spec = """
      screenlet: Rating
      actions:
        load: { kind: custom, function: performAction }
        show: { kind: custom, function: sizeToFit }
        rate: { kind: custom, function: rate it }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:35: error: 'performAction' is a member of BaseScreenlet already; give the \
        function another name
        3 |   load: { kind: custom, function: performAction }
          |                                   ^~~~~~~~~~~~~
        spec.yml:4:35: error: 'sizeToFit' is a member of UIView already; give the function another \
        name
        4 |   show: { kind: custom, function: sizeToFit }
          |                                   ^~~~~~~~~
        spec.yml:5:35: error: 'rate it' cannot name a function in Swift; did you mean 'rateIt'?
        5 |   rate: { kind: custom, function: rate it }
          |                                   ^~~~~~~

        """)
  }

  @Test func `a function of a list cannot be called as what lists inherit`() {
    let spec = """
      screenlet: Notes
      models: { Note: { title: String } }
      list: { of: Note, connector: { path: /notes }, cell: { title: title } }
      actions:
        load: { kind: custom, function: loadList }
        size: { kind: custom, function: pageSize }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:35: error: 'loadList' is a member of BaseListScreenlet already; give the \
        function another name
        5 |   load: { kind: custom, function: loadList }
          |                                   ^~~~~~~~
        spec.yml:6:35: error: 'pageSize' is a member of BaseListScreenlet already; give the \
        function another name
        6 |   size: { kind: custom, function: pageSize }
          |                                   ^~~~~~~~

        """)
  }

  @Test func `an action cannot be the default one by its name`() {
    let spec = """
      screenlet: Rating
      actions: { default-action: { kind: custom } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:12: error: 'DefaultAction' is a member of BaseScreenlet already; give the action \
        'default-action' another name
        2 | actions: { default-action: { kind: custom } }
          |            ^~~~~~~~~~~~~~

        """)
  }
}
