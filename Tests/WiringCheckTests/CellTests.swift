import Testing

/// Cells, lists, and what code loads by name.
struct CellTests {
  @Test func `code that loads a XIB that is not there`() {
    var note = Note()
    note.files["NoteCell_default.swift"] = """
      class NoteCell_default: UITableViewCell {}

      """
    note.edit(
      "NoteView_dark.swift",
      "{}",
      """
      {
        func register() {
          list?.register(UINib(nibName: "NoteCell_default", bundle: nil), forCellReuseIdentifier: "")
          list?.register(Bundle.nibInBundles(name: "NoteView_drak", currentClass: Self.self))
          list?.register(UINib(nibName: "SomeLibrarysCell", bundle: nil), forCellReuseIdentifier: "")
          _ = Bundle.main.loadNibNamed("NoteView_default", owner: self)
        }
      }
      """)
    #expect(
      note.findings == """
        NoteView_dark.swift:5:35: error: no XIB is named 'NoteCell_default'; did you mean 'NoteView_default'?
        5 |     list?.register(UINib(nibName: "NoteCell_default", bundle: nil), forCellReuseIdentifier: "")
          |                                   ^~~~~~~~~~~~~~~~~~
        NoteView_dark.swift:6:46: error: no XIB is named 'NoteView_drak'; did you mean 'NoteView_dark'?
        6 |     list?.register(Bundle.nibInBundles(name: "NoteView_drak", currentClass: Self.self))
          |                                              ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `a cell with the class of another one`() {
    var note = Note()
    note.files["NoteCell_default.swift"] = """
      class NoteCell_default: UITableViewCell {}

      """
    note.files["NoteCell_dark.swift"] = """
      class NoteCell_dark: NoteCell_default {}

      """
    note.files["NoteCell_default.xib"] = """
      <document>
          <objects>
              <tableViewCell id="c" customClass="NoteCell_default" customModule="Notes"/>
          </objects>
      </document>

      """
    note.files["NoteCell_dark.xib"] = """
      <document>
          <objects>
              <tableViewCell id="c" customClass="NoteCell_default" customModule="Notes"/>
          </objects>
      </document>

      """
    #expect(
      note.findings == """
        NoteCell_dark.xib:3:44: error: the XIB uses 'NoteCell_default' though there is a class 'NoteCell_dark'; use that, or delete it
        3 |         <tableViewCell id="c" customClass="NoteCell_default" customModule="Notes"/>
          |                                            ^~~~~~~~~~~~~~~~
        NoteCell_dark.swift:1:7: note: 'NoteCell_dark' is declared here
        1 | class NoteCell_dark: NoteCell_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a cell without its class`() {
    var note = Note()
    note.files["NoteCell_default.xib"] = """
      <document>
          <objects>
              <tableViewCell id="c">
                  <connections>
                      <outlet property="titleLabel" destination="c" id="o"/>
                  </connections>
              </tableViewCell>
          </objects>
      </document>

      """
    #expect(
      note.findings == """
        NoteCell_default.xib:5:35: error: 'UITableViewCell' has no outlet 'titleLabel'; declare it there, or disconnect it
        5 |                 <outlet property="titleLabel" destination="c" id="o"/>
          |                                   ^~~~~~~~~~

        """)
  }

  @Test func `a cell whose module is not that of its neighbours`() {
    var note = Note()
    note.files["NoteScreenlet/NoteCell_default.swift"] = """
      class NoteCell_default: UITableViewCell {}

      """
    note.files["NoteScreenlet/NoteHeader.swift"] = """
      class NoteHeader: UIView {}

      """
    note.files["NoteScreenlet/NoteFooter.swift"] = """
      class NoteFooter: UIView {}

      """
    note.files["NoteScreenlet/NoteCell_default.xib"] = """
      <document>
          <objects>
              <tableViewCell id="c" customClass="NoteCell_default" customModule="Notez"/>
              <view id="d" customClass="NoteHeader" customModule="Notes"/>
              <view id="e" customClass="NoteFooter" customModule="Notes"/>
          </objects>
      </document>

      """
    #expect(
      note.findings == """
        NoteScreenlet/NoteCell_default.xib:3:76: error: class 'NoteCell_default' cannot be in module 'Notez' too; name the same module in all XIBs
        3 |         <tableViewCell id="c" customClass="NoteCell_default" customModule="Notez"/>
          |                                                                            ^~~~~
        NoteScreenlet/NoteCell_default.xib:5:61: note: its neighbours are in module 'Notes', as here
        5 |         <view id="e" customClass="NoteFooter" customModule="Notes"/>
          |                                                             ^~~~~

        """)
  }

  @Test func `a list without its table, and one that shows its rows in something else`() {
    var note = Note()
    note.edit(
      "NoteView_dark.swift",
      "NoteView_default {}",
      """
      BaseListTableView, NoteViewModel {
        var text: String?
      }
      """)
    note.edit(
      "NoteView_dark.xib",
      """
                      <outlet property="textField" destination="text" id="o1"/>
                      <outlet property="addButton" destination="add" id="o2"/>

      """,
      "")
    note.files["NoteView_tiles.swift"] = """
      class NoteView_tiles: BaseListCollectionView, NoteViewModel {
        var text: String?
      }

      """
    note.files["NoteView_tiles.xib"] = """
      <document>
          <objects>
              <view id="v" customClass="NoteView_tiles" customModule="Notes">
                  <subviews>
                      <tableView id="t"/>
                  </subviews>
                  <connections>
                      <outlet property="collectionView" destination="t" id="o"/>
                  </connections>
              </view>
          </objects>
      </document>

      """
    #expect(
      note.findings == """
        NoteView_tiles.xib:8:64: error: outlet 'collectionView' of 'BaseListCollectionView' is a UICollectionView, and what is connected is a UITableView; change one
        8 |                 <outlet property="collectionView" destination="t" id="o"/>
          |                                                                ^
        NoteView_dark.xib:6:10: error: outlet 'tableView' is not connected; BaseListTableView shows its rows in it
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |          ^~~~

        """)
  }

  @Test func `a XIB that leaves out an outlet of its own class`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      "  var text",
      """
        @IBOutlet var hint: UILabel?

        var text
      """)
    note.edit(
      "NoteView_dark.xib",
      "            </subviews>",
      """
                      <label id="hint"/>
                  </subviews>
      """)
    note.edit(
      "NoteView_dark.xib",
      #"<outlet property="textField" destination="text" id="o1"/>"#,
      """
      <outlet property="textField" destination="text" id="o1"/>
                      <outlet property="hint" destination="hint" id="o3"/>
      """)
    #expect(
      note.findings == """
        NoteView_default.xib:6:10: warning: outlet 'hint' is not connected; connect it, or delete it
        6 |         <view id="root" customClass="NoteView_default" customModule="Notes">
          |          ^~~~
        NoteView_default.swift:8:17: note: 'hint' is declared here
        8 |   @IBOutlet var hint: UILabel?
          |                 ^~~~

        """)
  }

  @Test func `an outlet in the second branch of #if alone`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      """
        @IBOutlet weak var textField: UITextField?

      """,
      """
        #if canImport(UIKit)
        #else
          @Outlet var textField: UITextField?
        #endif

      """)
    #expect(
      note.findings == """
        NoteView_default.swift:7:17: error: outlet 'textField' is not declared under '#if canImport(UIKit)'; declare it there too
        7 |     @Outlet var textField: UITextField?
          |                 ^~~~~~~~~
        NoteView_default.swift:5:3: note: this branch lacks it
        5 |   #if canImport(UIKit)
          |   ^~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `branches of another #if`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      """
        @IBOutlet weak var textField: UITextField?

      """,
      """
        #if os(tvOS)
        #else
          @IBOutlet var textField: UITextField?
        #endif

      """)
    #expect(
      note.findings == """

        """)
  }
}
