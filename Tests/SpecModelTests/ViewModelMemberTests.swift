import SourceText
import SpecModel
import Testing

struct ViewModelMemberTests {
  @Test func `an access that a view cannot give is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        url: String? { set }
        title: String? { get, set }
        note: String? { get
        name: String? {}
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:16: error: '{ set }' is not an access; write '{ get }' or '{ get set }'
        3 |   url: String? { set }
          |                ^~~~~~~
        spec.yml:4:18: error: '{ get, set }' is not an access; write '{ get }' or '{ get set }'
        4 |   title: String? { get, set }
          |                  ^~~~~~~~~~~~
        spec.yml:5:17: error: '{ get' is not an access; write '{ get }' or '{ get set }'
        5 |   note: String? { get
          |                 ^~~~~
        spec.yml:6:17: error: '{}' is not an access; write '{ get }' or '{ get set }'
        6 |   name: String? {}
          |                 ^~

        """)
  }

  @Test func `an access without braces is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        url: String? get
        title: String? get set
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:16: error: put the access in braces; write '{ get }' or '{ get set }'
        3 |   url: String? get
          |                ^~~
        spec.yml:4:18: error: put the access in braces; write '{ get }' or '{ get set }'
        4 |   title: String? get set
          |                  ^~~

        """)
  }

  @Test func `an access without a type is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        url: { get }
        title: { get set }
        note: '{ get set }'
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:8: error: 'url' has no type; write it before the access, as in 'url: String? { \
        get set }'
        3 |   url: { get }
          |        ^~~~~~~
        spec.yml:4:10: error: 'title' has no type; write it before the access, as in 'title: \
        String? { get set }'
        4 |   title: { get set }
          |          ^~~~~~~~~~~
        spec.yml:5:9: error: there is no type before '{'; write one, as in 'String?'
        5 |   note: '{ get set }'
          |         ^~~~~~~~~~~~~

        """)
  }

  @Test func `a member without a declaration is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        title:
        url: {}
        note: { widget: textView }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:9: error: expected a type for 'title', found nothing
        3 |   title:
          |         ^
        spec.yml:4:3: error: view model member 'url' has no 'type'; add the key
        4 |   url: {}
          |   ^~~
        spec.yml:5:3: error: view model member 'note' has no 'type'; add the key
        5 |   note: { widget: textView }
          |   ^~~~

        """)
  }

  @Test func `a value that no control holds is kept by the view`() throws {
    let text = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      viewModel:
        place: CGPoint
        bookmark: Bookmark? { get set }
        bookmarks: '[Bookmark] { get set }'
        tags: [String]
        link: URL?
        draft: { type: String?, widget: none }
      """
    let members = try screenlet(text).viewModel
    #expect(members.map(\.widget) == [nil, nil, nil, nil, .webView, nil])
    #expect(
      members.map(\.type.source)
        == ["CGPoint", "Bookmark?", "[Bookmark]", "[String]", "URL?", "String?"])
  }

  @Test func `what is not a type, or has no value to start with, is refused`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      viewModel: { place: CGSpot, bookmark: Bookmark, other: Bookmrk? }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:21: error: unknown type 'CGSpot'; expected one of 'Bookmark', 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'CGFloat', 'String', 'Date', 'URL', 'Data', \
        'CGPoint', 'CGSize', 'CGRect', 'UIColor', 'UIImage', '[String: Any]'
        3 | viewModel: { place: CGSpot, bookmark: Bookmark, other: Bookmrk? }
          |                     ^~~~~~
        spec.yml:3:39: error: a view may have no such value yet; make the type 'Bookmark?'
        3 | viewModel: { place: CGSpot, bookmark: Bookmark, other: Bookmrk? }
          |                                       ^~~~~~~~
        spec.yml:3:56: error: unknown type 'Bookmrk'; did you mean 'Bookmark'?
        3 | viewModel: { place: CGSpot, bookmark: Bookmark, other: Bookmrk? }
          |                                                        ^~~~~~~

        """)
  }

  @Test func `a member without a control has nothing to say of one`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        draft: { type: String?, widget: none, label: Draft, placeholder: Write }
        place: { type: CGPoint, label: Place }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:41: error: 'draft' has no control that a label could be beside; remove the \
        label, or name a widget
        3 |   draft: { type: String?, widget: none, label: Draft, placeholder: Write }
          |                                         ^~~~~
        spec.yml:3:55: error: 'placeholder' does not apply to the widget 'none'; remove it or \
        change the widget
        3 |   draft: { type: String?, widget: none, label: Draft, placeholder: Write }
          |                                                       ^~~~~~~~~~~
        spec.yml:4:27: error: 'place' has no control that a label could be beside; remove the \
        label, or name a widget
        4 |   place: { type: CGPoint, label: Place }
          |                           ^~~~~

        """)
  }

  @Test func `a value that a view may not have yet is optional`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        day: Date
        cover: UIImage { get set }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:8: error: a view may have no such value yet; make the type 'Date?'
        3 |   day: Date
          |        ^~~~
        spec.yml:4:10: error: a view may have no such value yet; make the type 'UIImage?'
        4 |   cover: UIImage { get set }
          |          ^~~~~~~

        """)
  }

  @Test func `a default is not part of a view model`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { title: 'String? = "x"' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:30: error: a view model has no defaults; set the value in the Screenlet, or in \
        the view
        2 | viewModel: { title: 'String? = "x"' }
          |                              ^~~~~

        """)
  }

  @Test func `a misspelt widget suggests the one that was meant`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        url: { type: String?, widget: txtField }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:33: error: unknown widget 'txtField'; did you mean 'textField'?
        3 |   url: { type: String?, widget: txtField }
          |                                 ^~~~~~~~

        """)
  }

  @Test func `a widget for another type is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        isPublic: { type: Bool, widget: textField }
        day: { type: Date?, widget: slider }
        url: { type: String?, widget: picker }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:35: error: the widget 'textField' cannot hold 'Bool'; expected one of 'switch', \
        'activityIndicator', 'none'
        3 |   isPublic: { type: Bool, widget: textField }
          |                                   ^~~~~~~~~
        spec.yml:4:31: error: the widget 'slider' cannot hold 'Date?'; expected one of \
        'datePicker', 'label', 'none'
        4 |   day: { type: Date?, widget: slider }
          |                               ^~~~~~
        spec.yml:5:33: error: the widget 'picker' cannot hold 'String?'; expected one of \
        'textField', 'secureTextField', 'textView', 'label', 'imageView', 'webView', 'none'
        5 |   url: { type: String?, widget: picker }
          |                                 ^~~~~~

        """)
  }

  @Test func `a member cannot have the name of one that every view has`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { editable: Bool, frame: String?, description: String?, progressMessages: String? }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:14: error: 'editable' is a member of BaseScreenletView already; give the view \
        model member another name
        2 | viewModel: { editable: Bool, frame: String?, description: String?, progressMessages: \
        String? }
          |              ^~~~~~~~
        spec.yml:2:30: error: 'frame' is a member of UIView already; give the view model member \
        another name
        2 | viewModel: { editable: Bool, frame: String?, description: String?, progressMessages: \
        String? }
          |                              ^~~~~
        spec.yml:2:46: error: 'description' is a member of NSObject already; give the view model \
        member another name
        2 | viewModel: { editable: Bool, frame: String?, description: String?, progressMessages: \
        String? }
          |                                              ^~~~~~~~~~~
        spec.yml:2:68: error: 'progressMessages' is a member of BaseScreenletView already; give \
        the view model member another name
        2 | viewModel: { editable: Bool, frame: String?, description: String?, progressMessages: \
        String? }
          |                                                                    ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `all that is wrong with one member is reported`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        2nd-title: { type: String?, widget: switch, colour: red }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: '2nd-title' cannot name a view model member in Swift; use letters, \
        digits and '_', a letter first
        3 |   2nd-title: { type: String?, widget: switch, colour: red }
          |   ^~~~~~~~~
        spec.yml:3:39: error: the widget 'switch' cannot hold 'String?'; expected one of \
        'textField', 'secureTextField', 'textView', 'label', 'imageView', 'webView', 'none'
        3 |   2nd-title: { type: String?, widget: switch, colour: red }
          |                                       ^~~~~~
        spec.yml:3:47: error: unknown key 'colour'; the nearest are 'secure' and 'mode', \
        and 'screens-gen spec explain viewModel' lists all
        3 |   2nd-title: { type: String?, widget: switch, colour: red }
          |                                               ^~~~~~

        """)
  }

  @Test(arguments: [
    ("String?", false), ("String? { get }", false), ("String?{get}", false),
    ("String? { get set }", true), ("String?   {  get   set  }", true),
  ])
  func `a member can be read, or written as well`(declaration: String, isSettable: Bool) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel:
        title: \(declaration)
        url: { type: '\(declaration)' }
      """)
    for member in spec.viewModel {
      #expect(member.type.source == "String?")
      #expect(member.isSettable == isSettable)
      #expect(!member.hasLabel)
    }
  }

  @Test func `a member says its control and its label`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel:
        note: { type: 'String? { get set }', widget: textView, label: Your note }
      """)
    #expect(spec.viewModel[0].widget == .textView)
    #expect(spec.viewModel[0].hasLabel)
    #expect(spec.viewModel[0].title.value == "Your note")
  }
}
