import Testing

@testable import ScreensGenerator

/// Two types, files or constants with one name.
struct NamesUniquenessTests {
  @Test func `two interactors of one name`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        actions:
          save: { kind: custom }
          store: { kind: custom, interactor: Save }
        """
      ).printed == """
        Sample.screenlet.yml:4:38: error: two things make the type 'SaveInteractor'; give one of them another name
        4 |   store: { kind: custom, interactor: Save }
          |                                      ^~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   save: { kind: custom }
          |   ^~~~

        """)
  }

  @Test func `two connectors of one class`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        connectors:
          Save: { service: LRSave, method: save }
          SaveLiferay: { kind: custom }
        """
      ).printed == """
        Sample.screenlet.yml:4:3: error: two things make the type 'SaveLiferayConnector'; give one of them another name
        4 |   SaveLiferay: { kind: custom }
          |   ^~~~~~~~~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   Save: { service: LRSave, method: save }
          |   ^~~~

        """)
  }

  @Test func `a model and the view model`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        models: { SampleViewModel: { name: String } }
        viewModel: { name: String }
        """
      ).printed == """
        Sample.screenlet.yml:2:11: error: two things make the type 'SampleViewModel'; give one of them another name
        2 | models: { SampleViewModel: { name: String } }
          |           ^~~~~~~~~~~~~~~
        Sample.screenlet.yml:1:12: note: the first comes from here
        1 | screenlet: Sample
          |            ^~~~~~

        """)
  }

  @Test func `a model and the delegate`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        models: { SampleScreenletDelegate: { name: String } }
        actions:
          save: { kind: custom, delegate: { success: onSaved } }
        """
      ).printed == """
        Sample.screenlet.yml:2:11: error: two things make the type 'SampleScreenletDelegate'; give one of them another name
        2 | models: { SampleScreenletDelegate: { name: String } }
          |           ^~~~~~~~~~~~~~~~~~~~~~~
        Sample.screenlet.yml:1:12: note: the first comes from here
        1 | screenlet: Sample
          |            ^~~~~~

        """)
  }

  @Test func `two themes of one view class`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        themes:
          default: full
          large-print: full
          large_print: extended from default
        """
      ).printed == """
        Sample.screenlet.yml:5:3: error: two things make the type 'SampleView_large_print'; give one of them another name
        5 |   large_print: extended from default
          |   ^~~~~~~~~~~
        Sample.screenlet.yml:4:3: note: the first comes from here
        4 |   large-print: full
          |   ^~~~~~~~~~~

        """)
  }

  @Test func `themes that differ in their first capital only`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        themes:
          default: full
          Default: full
        """
      ).printed == """
        Sample.screenlet.yml:4:3: error: two things make the type 'SampleView_default'; give one of them another name
        4 |   Default: full
          |   ^~~~~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   default: full
          |   ^~~~~~~

        """)
  }

  @Test func `an action for the constant of another`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        actions:
          add-bookmark: { kind: custom }
          addBookmark: { kind: custom, interactor: Add }
        """
      ).printed == """
        Sample.screenlet.yml:4:3: error: two things make the member of the Screenlet 'AddBookmarkAction'; give one of them another name
        4 |   addBookmark: { kind: custom, interactor: Add }
          |   ^~~~~~~~~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   add-bookmark: { kind: custom }
          |   ^~~~~~~~~~~~
        Sample.screenlet.yml:4:3: error: two things make the member of the view 'addBookmarkButton'; give one of them another name
        4 |   addBookmark: { kind: custom, interactor: Add }
          |   ^~~~~~~~~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   add-bookmark: { kind: custom }
          |   ^~~~~~~~~~~~

        """)
  }

  @Test func `the connector of a lone spec`() {
    #expect(
      Generation(
        """
        connector: Save
        models:
          SaveConnector: { name: String }
        kind: custom
        properties: { resultEntry: Int }
        result: { entry: Int }
        """
      ).printed == """
        Sample.screenlet.yml:1:12: error: two things make the type 'SaveConnector'; give one of them another name
        1 | connector: Save
          |            ^~~~
        Sample.screenlet.yml:3:3: note: the first comes from here
        3 |   SaveConnector: { name: String }
          |   ^~~~~~~~~~~~~
        Sample.screenlet.yml:6:11: error: two things make the member of the connector 'resultEntry'; give one of them another name
        6 | result: { entry: Int }
          |           ^~~~~
        Sample.screenlet.yml:5:15: note: the first comes from here
        5 | properties: { resultEntry: Int }
          |               ^~~~~~~~~~~

        """)
  }

  @Test func `the interactor of a lone spec`() {
    #expect(
      Generation(
        """
        interactor: Save
        kind: read
        connector: Save
        models: { SaveInteractor: { a: Int }, SaveConnector: {} }
        properties: { resultEntry: Int }
        connectors: { Save: { kind: custom, result: { entry: Int } } }
        result: { entry: Int }
        """, named: "Save.interactor.yml"
      ).printed == """
        Save.interactor.yml:1:13: error: two things make the type 'SaveInteractor'; give one of them another name
        1 | interactor: Save
          |             ^~~~
        Save.interactor.yml:4:11: note: the first comes from here
        4 | models: { SaveInteractor: { a: Int }, SaveConnector: {} }
          |           ^~~~~~~~~~~~~~
        Save.interactor.yml:6:15: error: two things make the type 'SaveConnector'; give one of them another name
        6 | connectors: { Save: { kind: custom, result: { entry: Int } } }
          |               ^~~~
        Save.interactor.yml:4:39: note: the first comes from here
        4 | models: { SaveInteractor: { a: Int }, SaveConnector: {} }
          |                                       ^~~~~~~~~~~~~
        Save.interactor.yml:7:11: error: two things make the member of the interactor 'resultEntry'; give one of them another name
        7 | result: { entry: Int }
          |           ^~~~~
        Save.interactor.yml:5:15: note: the first comes from here
        5 | properties: { resultEntry: Int }
          |               ^~~~~~~~~~~

        """)
  }

  @Test func `two constants of a theme set`() {
    #expect(
      Generation(
        """
        theme: sample
        colors: { ink: black, inkColor: white }
        sizes: { titleFont: 4 }
        fonts: { title: system 15 }
        """, named: "sample.theme.yml"
      ).printed == """
        sample.theme.yml:2:23: error: two things make the constant 'inkColor'; give one of them another name
        2 | colors: { ink: black, inkColor: white }
          |                       ^~~~~~~~
        sample.theme.yml:2:11: note: the first comes from here
        2 | colors: { ink: black, inkColor: white }
          |           ^~~
        sample.theme.yml:4:10: error: two things make the constant 'titleFont'; give one of them another name
        4 | fonts: { title: system 15 }
          |          ^~~~~
        sample.theme.yml:3:10: note: the first comes from here
        3 | sizes: { titleFont: 4 }
          |          ^~~~~~~~~

        """)
  }

  @Test func `everything at once, in the order of the file`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        viewModel: { a: String, aTextField: Bool }
        actions:
          save: { kind: custom }
          store: { kind: custom, interactor: Save }
        """
      ).printed == """
        Sample.screenlet.yml:2:14: error: two things make the member of the view 'aTextField'; give one of them another name
        2 | viewModel: { a: String, aTextField: Bool }
          |              ^
        Sample.screenlet.yml:2:25: note: the first comes from here
        2 | viewModel: { a: String, aTextField: Bool }
          |                         ^~~~~~~~~~
        Sample.screenlet.yml:5:38: error: two things make the type 'SaveInteractor'; give one of them another name
        5 |   store: { kind: custom, interactor: Save }
          |                                      ^~~~
        Sample.screenlet.yml:4:3: note: the first comes from here
        4 |   save: { kind: custom }
          |   ^~~~

        """)
  }

  @Test func `a model and the progress presenter`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        models: { SampleProgressPresenter: { name: String } }
        progress: { presenter: Sample }
        """
      ).printed == """
        Sample.screenlet.yml:3:24: error: two things make the type 'SampleProgressPresenter'; give one of them another name
        3 | progress: { presenter: Sample }
          |                        ^~~~~~
        Sample.screenlet.yml:2:11: note: the first comes from here
        2 | models: { SampleProgressPresenter: { name: String } }
          |           ^~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `what no code has takes no name`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties: { sampleDelegate: String? }
        viewModel: { saveButton: Bool, loadButton: { type: Bool, performs: load } }
        models: { SampleScreenletDelegate: { name: String } }
        actions: { load: { kind: custom }, save: { kind: custom, button: no } }
        themes: { default: full, large-print: full, large_print: child of default }
        progress: { presenter: Default }
        """
      ).printed == "")
  }

  @Test func `the classes of a list, and models or actions that are called so`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        models: { Row: { name: String }, RowCell_default: {}, RowHeaderView_tiles: {} }
        list:
          of: Row
          connector:
            service: LRSample
            rows: { method: get, arguments: { start: startRow, end: endRow } }
          section: name
        actions:
          samplePageLoad: { kind: custom }
        connectors:
          SamplePage: { service: LRSample, method: get }
        themes:
          default: full
          tiles: full, collection
        """
      ).printed == """
        Sample.screenlet.yml:3:1: error: two things make the type 'SamplePageLoadInteractor'; give one of them another name
        3 | list:
          | ^~~~
        Sample.screenlet.yml:10:3: note: the first comes from here
        10 |   samplePageLoad: { kind: custom }
           |   ^~~~~~~~~~~~~~
        Sample.screenlet.yml:5:3: error: two things make the type 'SamplePageLiferayConnector'; give one of them another name
        5 |   connector:
          |   ^~~~~~~~~
        Sample.screenlet.yml:12:3: note: the first comes from here
        12 |   SamplePage: { service: LRSample, method: get }
           |   ^~~~~~~~~~
        Sample.screenlet.yml:14:3: error: two things make the type 'RowCell_default'; give one of them another name
        14 |   default: full
           |   ^~~~~~~
        Sample.screenlet.yml:2:34: note: the first comes from here
        2 | models: { Row: { name: String }, RowCell_default: {}, RowHeaderView_tiles: {} }
          |                                  ^~~~~~~~~~~~~~~
        Sample.screenlet.yml:15:3: error: two things make the type 'RowHeaderView_tiles'; give one of them another name
        15 |   tiles: full, collection
           |   ^~~~~
        Sample.screenlet.yml:2:55: note: the first comes from here
        2 | models: { Row: { name: String }, RowCell_default: {}, RowHeaderView_tiles: {} }
          |                                                       ^~~~~~~~~~~~~~~~~~~

        """)
  }
}
