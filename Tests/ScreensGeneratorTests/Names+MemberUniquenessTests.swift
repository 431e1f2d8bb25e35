import Testing

@testable import ScreensGenerator

/// Two members with one name, in every type of the generated code.
struct MemberUniquenessTests {
  @Test func `a property and the delegate of the Screenlet`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties:
          sampleDelegate: String?
        actions:
          save: { kind: custom, delegate: { success: onSaved } }
        """
      ).printed == """
        Sample.screenlet.yml:3:3: error: two things make the member of the Screenlet 'sampleDelegate'; give one of them another name
        3 |   sampleDelegate: String?
          |   ^~~~~~~~~~~~~~
        Sample.screenlet.yml:1:12: note: the first comes from here
        1 | screenlet: Sample
          |            ^~~~~~

        """)
  }

  @Test func `a property and the method that makes an interactor`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties:
          createSaveInteractor: String?
        actions:
          save: { kind: custom }
        """
      ).printed == """
        Sample.screenlet.yml:5:3: error: two things make the member of the Screenlet 'createSaveInteractor'; give one of them another name
        5 |   save: { kind: custom }
          |   ^~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   createSaveInteractor: String?
          |   ^~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `two actions whose names differ in the word action only`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        actions:
          delete: { kind: custom }
          delete-action: { kind: custom, interactor: DeleteOther }
        """
      ).printed == """
        Sample.screenlet.yml:4:3: error: two things make the member of the Screenlet 'DeleteAction'; give one of them another name
        4 |   delete-action: { kind: custom, interactor: DeleteOther }
          |   ^~~~~~~~~~~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   delete: { kind: custom }
          |   ^~~~~~

        """)
  }

  @Test func `functions of one name that take the same`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        actions:
          load: { kind: custom, function: load }
          show: { kind: custom, function: load, sender: { id: Int } }
          look: { kind: custom, function: load, sender: { id: Int64 } }
          stop: { kind: custom, function: load }
        """
      ).printed == """
        Sample.screenlet.yml:5:35: error: two things make the member of the Screenlet 'load(id:)'; give one of them another name
        5 |   look: { kind: custom, function: load, sender: { id: Int64 } }
          |                                   ^~~~
        Sample.screenlet.yml:4:35: note: the first comes from here
        4 |   show: { kind: custom, function: load, sender: { id: Int } }
          |                                   ^~~~
        Sample.screenlet.yml:6:35: error: two things make the member of the Screenlet 'load()'; give one of them another name
        6 |   stop: { kind: custom, function: load }
          |                                   ^~~~
        Sample.screenlet.yml:3:35: note: the first comes from here
        3 |   load: { kind: custom, function: load }
          |                                   ^~~~

        """)
  }

  @Test func `a function and a property, or a method of the Screenlet`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties: { load: Bool }
        actions:
          save: { kind: custom, function: performSave }
          show: { kind: custom, function: load, sender: { id: Int } }
        """
      ).printed == """
        Sample.screenlet.yml:4:35: error: two things make the member of the Screenlet 'performSave'; give one of them another name
        4 |   save: { kind: custom, function: performSave }
          |                                   ^~~~~~~~~~~
        Sample.screenlet.yml:4:3: note: the first comes from here
        4 |   save: { kind: custom, function: performSave }
          |   ^~~~
        Sample.screenlet.yml:5:35: error: two things make the member of the Screenlet 'load'; give one of them another name
        5 |   show: { kind: custom, function: load, sender: { id: Int } }
          |                                   ^~~~
        Sample.screenlet.yml:2:15: note: the first comes from here
        2 | properties: { load: Bool }
          |               ^~~~

        """)
  }

  @Test func `a member of the view model and an outlet`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        viewModel:
          urlTextField: Bool
          url: String?
        """
      ).printed == """
        Sample.screenlet.yml:4:3: error: two things make the member of the view 'urlTextField'; give one of them another name
        4 |   url: String?
          |   ^~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   urlTextField: Bool
          |   ^~~~~~~~~~~~

        """)
  }

  @Test func `a member of the view model and a button`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        viewModel:
          saveButton: Bool
        actions:
          save: { kind: custom }
        """
      ).printed == """
        Sample.screenlet.yml:5:3: error: two things make the member of the view 'saveButton'; give one of them another name
        5 |   save: { kind: custom }
          |   ^~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   saveButton: Bool
          |   ^~~~~~~~~~

        """)
  }

  @Test func `two outlets of one name`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        viewModel:
          start: Date?
          startDate: Date?
        """
      ).printed == """
        Sample.screenlet.yml:4:3: error: two things make the member of the view 'startDatePicker'; give one of them another name
        4 |   startDate: Date?
          |   ^~~~~~~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   start: Date?
          |   ^~~~~

        """)
  }

  @Test func `an input and the result of an interactor`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties:
          resultEntry: Int
        actions:
          save: { kind: custom, inputs: [resultEntry], result: { entry: Int } }
        """
      ).printed == """
        Sample.screenlet.yml:5:58: error: two things make the member of the interactor 'resultEntry'; give one of them another name
        5 |   save: { kind: custom, inputs: [resultEntry], result: { entry: Int } }
          |                                                          ^~~~~
        Sample.screenlet.yml:5:34: note: the first comes from here
        5 |   save: { kind: custom, inputs: [resultEntry], result: { entry: Int } }
          |                                  ^~~~~~~~~~~

        """)
  }

  @Test func `an input and the parser of an interactor`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties:
          parseTitle: String
        actions:
          read: { kind: read, connector: { http: parseTitle }, result: { title: String }, parse: text }
        """
      ).printed == """
        Sample.screenlet.yml:5:66: error: two things make the member of the interactor 'parseTitle'; give one of them another name
        5 |   read: { kind: read, connector: { http: parseTitle }, result: { title: String }, parse: text }
          |                                                                  ^~~~~
        Sample.screenlet.yml:5:34: note: the first comes from here
        5 |   read: { kind: read, connector: { http: parseTitle }, result: { title: String }, parse: text }
          |                                  ^~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a property and the result of a connector`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        connectors:
          Save:
            kind: custom
            properties: { resultEntry: Int }
            result: { entry: Int }
        """
      ).printed == """
        Sample.screenlet.yml:6:15: error: two things make the member of the connector 'resultEntry'; give one of them another name
        6 |     result: { entry: Int }
          |               ^~~~~
        Sample.screenlet.yml:5:19: note: the first comes from here
        5 |     properties: { resultEntry: Int }
          |                   ^~~~~~~~~~~

        """)
  }

  @Test func `steps that make members of one name`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties: { resultCount: Int = 0 }
        connectors:
          Count: { kind: custom, properties: { resultCount: Int }, result: { count: Int } }
        actions:
          a:
            kind: read
            connectors: { count: Count }
          b:
            kind: read
            connectors: { page: { connector: Count, inputs: { resultCount: 1 } }, Page: Count }
        """
      ).printed == """
        Sample.screenlet.yml:4:70: error: two things make the member of the connector 'resultCount'; give one of them another name
        4 |   Count: { kind: custom, properties: { resultCount: Int }, result: { count: Int } }
          |                                                                      ^~~~~
        Sample.screenlet.yml:4:40: note: the first comes from here
        4 |   Count: { kind: custom, properties: { resultCount: Int }, result: { count: Int } }
          |                                        ^~~~~~~~~~~
        Sample.screenlet.yml:8:19: error: two things make the member of the interactor 'resultCount'; give one of them another name
        8 |     connectors: { count: Count }
          |                   ^~~~~
        Sample.screenlet.yml:8:26: note: the first comes from here
        8 |     connectors: { count: Count }
          |                          ^~~~~
        Sample.screenlet.yml:11:75: error: two things make the member of the interactor 'createPageConnector'; give one of them another name
        11 |     connectors: { page: { connector: Count, inputs: { resultCount: 1 } }, Page: Count }
           |                                                                           ^~~~
        Sample.screenlet.yml:11:19: note: the first comes from here
        11 |     connectors: { page: { connector: Count, inputs: { resultCount: 1 } }, Page: Count }
           |                   ^~~~

        """)
  }
}
