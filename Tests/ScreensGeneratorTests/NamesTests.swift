import SpecModel
import Testing

@testable import ScreensGenerator

/// The conventions table, row by row.
struct NamesTests {
  private func sample(_ name: String = "AddBookmark") throws -> ScreenletSpec {
    try screenlet(
      """
      screenlet: \(name)
      models: { Bookmark: { name: String } }
      viewModel:
        url: String?
        password: String?
        count: Int
        price: Double
        body: { type: String?, widget: textView }
        caption: { type: String?, widget: label }
        on: Bool
        rate: { type: Float, widget: slider }
        steps: { type: Int, widget: stepper }
        date: Date?
        startDate: Date?
        photo: UIImage?
        coverImage: UIImage?
        in: String
        kind: { type: Int, widget: segmentedControl, segments: [a, b] }
        done: { type: Float, widget: progressView }
        uploadProgress: { type: Float, widget: progressView }
        busy: { type: Bool, widget: activityIndicator }
        page: { type: Int, widget: pageControl, pages: 2 }
        lastPage: { type: Int, widget: pageControl, pages: 2 }
      connectors:
        AddBookmark:
          { service: LRBookmarksEntryService_v7, method: add, result: { bookmarkInfo: Bookmark } }
        GetWebTitle: { kind: http, url: 'http://localhost' }
        Work: { kind: custom }
      actions:
        add-bookmark: { kind: custom, result: { bookmark: Bookmark } }
        get.web_title: { kind: custom, interactor: GetWebTitle, result: { in: String } }
        loadRatings: { kind: custom }
        URLField: { kind: custom }
      themes:
        default: full
        BarTheme: full
        default-custom: extended from default
        Large-print_2: child of default
      """)
  }

  @Test func `the Screenlet, its view model and its delegate carry its name`() throws {
    let spec = try sample()
    #expect(Names.screenlet(spec) == "AddBookmarkScreenlet")
    #expect(Names.viewModel(spec) == "AddBookmarkViewModel")
    #expect(Names.delegate(spec) == "AddBookmarkScreenletDelegate")
    #expect(Names.delegateProperty(spec) == "addBookmarkDelegate")
    #expect(Names.delegateProperty(try sample("URLShortener")) == "urlShortenerDelegate")
    #expect(Names.delegateProperty(try sample("SignUp2")) == "signUp2Delegate")
  }

  @Test func `a theme set has constants and a presenter, and a folder`() throws {
    for (theme, expected) in [
      ("westeros", "Westeros"), ("default-custom", "DefaultCustom"), ("flat7", "Flat7"),
    ] {
      let generation = Generation("theme: \(theme)\nprogress: {}\n", named: "a.theme.yml")
      guard case .theme(let set)? = generation.output?.spec else {
        throw Complaint(text: generation.printed)
      }
      #expect(Names.themeConstants(set) == "\(expected)ThemeConstants")
      #expect(Names.progressPresenter(set) == "\(expected)ProgressPresenter")
      #expect(Names.themeSetFolder(set) == "Themes/\(expected)")
    }
    #expect(Names.constant(.color, "crimson") == "crimsonColor")
    #expect(Names.constant(.color, "accentColor") == "accentColor")
    #expect(Names.constant(.color, "color") == "color")
    #expect(Names.constant(.font, "title") == "titleFont")
    #expect(Names.constant(.font, "titleFont") == "titleFont")
    #expect(Names.constant(.size, "cornerRadius") == "cornerRadius")
  }

  @Test func `an action has a constant, an interactor, its maker, and a button`() throws {
    let actions = try sample().actions
    #expect(
      actions.map(Names.constant)
        == ["AddBookmarkAction", "GetWebTitleAction", "LoadRatingsAction", "URLFieldAction"])
    #expect(
      actions.map(Names.interactor) == [
        "AddBookmarkInteractor", "GetWebTitleInteractor", "LoadRatingsInteractor",
        "URLFieldInteractor",
      ])
    #expect(
      actions.map(Names.maker) == [
        "createAddBookmarkInteractor", "createGetWebTitleInteractor",
        "createLoadRatingsInteractor", "createURLFieldInteractor",
      ])
    #expect(
      actions.map(Names.button)
        == ["addBookmarkButton", "getWebTitleButton", "loadRatingsButton", "urlFieldButton"])
  }

  @Test func `a result is kept under its name behind 'result'`() throws {
    let results = try sample().actions.compactMap(\.result)
    #expect(results.map(Names.result) == ["resultBookmark", "resultIn"])
    #expect(results.map(Names.parser) == ["parseBookmark", "parseIn"])
  }

  @Test func `only a connector that calls a service is a LiferayConnector`() throws {
    let connectors = try sample().connectors
    #expect(
      connectors.map(Names.connector)
        == ["AddBookmarkLiferayConnector", "GetWebTitleConnector", "WorkConnector"])
  }

  @Test func `a view is named for the Screenlet and the theme in lower camel case`() throws {
    let spec = try sample()
    #expect(
      spec.themes.map { Names.viewClass(spec, $0) } == [
        "AddBookmarkView_default", "AddBookmarkView_barTheme", "AddBookmarkView_default_custom",
        "AddBookmarkView_large_print_2",
      ])
    #expect(
      spec.themes.map { Names.viewFile(spec, $0) } == [
        "AddBookmarkView_default", "AddBookmarkView_barTheme", "AddBookmarkView_default-custom",
        "AddBookmarkView_large-print_2",
      ])
    #expect(
      spec.themes.map(Names.themeFolder)
        == ["Default", "BarTheme", "DefaultCustom", "LargePrint2"])
  }

  @Test func `a view may have the long name`() throws {
    let spec = try screenlet("screenlet: AddBookmark\nnaming: { view: full }\n")
    #expect(Names.viewClass(spec, spec.themes[0]) == "AddBookmarkScreenletView_default")
    #expect(Names.viewFile(spec, spec.themes[0]) == "AddBookmarkScreenletView_default")
  }

  @Test func `a progress presenter is named for what it serves`() {
    #expect(Names.presenter("AddBookmark") == "AddBookmarkProgressPresenter")
  }

  @Test func `an outlet is named for the member and its control`() throws {
    #expect(
      try sample().viewModel.compactMap { $0.control?.outlet } == [
        "urlTextField", "passwordTextField", "countTextField", "priceTextField", "bodyTextView",
        "captionLabel", "onSwitch", "rateSlider", "stepsStepper", "dateDatePicker",
        "startDatePicker", "photoImageView", "coverImageView", "inTextField",
        "kindSegmentedControl", "doneProgressView", "uploadProgressView",
        "busyActivityIndicatorView", "pagePageControl", "lastPageControl",
      ])
  }

  @Test(arguments: SwiftName.keywords)
  func `a keyword is put between backticks`(_ keyword: String) {
    #expect(Names.member(keyword) == "`\(keyword)`")
    #expect(Names.access(keyword) == ".\(keyword)")
    let isRead = ["inout", "let", "var"].contains(keyword)
    #expect(Names.parameter(keyword) == (isRead ? "`\(keyword)`" : keyword))
    #expect(Names.label(keyword) == (keyword == "inout" ? "`inout`" : keyword))
  }

  @Test func `a member that a local variable hides is reached through self`() {
    #expect(Names.member("service", hiddenBy: ["service"]) == "self.service")
    #expect(Names.member("title", hiddenBy: ["service"]) == "title")
    #expect(Names.member("in", hiddenBy: ["service"]) == "`in`")
  }

  @Test func `a local variable hides no member`() {
    #expect(Names.local("address", besides: ["url"]) == "address")
    #expect(Names.local("address", besides: ["address"]) == "theAddress")
    #expect(Names.local("address", besides: ["theAddress", "address"]) == "theTheAddress")
  }

  @Test func `a spec and a base are files named for what they describe`() {
    #expect(Names.specFile(screenlet: "AddBookmark") == "AddBookmark.screenlet.yml")
    #expect(Names.specFile(connector: "AddBookmark") == "AddBookmark.connector.yml")
    #expect(Names.baseFile("AddBookmark") == ".AddBookmark.screens-gen")
  }

  // MARK: Lists

  private func list(of model: String = "Bookmark") throws -> ScreenletSpec {
    try screenlet(
      """
      screenlet: BookmarkList
      models: { \(model): { name: String } }
      list:
        of: \(model)
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        section: name
      themes: { default: full, dark-tiles: 'full, collection' }
      """)
  }

  @Test func `a page has an interactor and a connector, a theme cells and headers`() throws {
    let spec = try list()
    let list = try #require(spec.list)
    #expect(Names.pageInteractor(spec) == "BookmarkListPageLoadInteractor")
    #expect(Names.connector(list.connector) == "BookmarkListPageLiferayConnector")
    #expect(
      spec.themes.map { Names.cellClass(list, $0) } == [
        "BookmarkCell_default", "BookmarkCell_dark_tiles",
      ])
    #expect(
      spec.themes.map { Names.cellFile(list, $0) } == [
        "BookmarkCell_default", "BookmarkCell_dark-tiles",
      ])
    #expect(Names.headerClass(list, spec.themes[1]) == "BookmarkHeaderView_dark_tiles")
    #expect(Names.headerFile(list, spec.themes[1]) == "BookmarkHeaderView_dark-tiles")
    #expect(spec.themes.map(spec.hasHeader) == [false, true])
  }

  @Test(arguments: [
    ("Bookmark", "bookmark"), ("BlogEntry", "blogEntry"), ("HTMLPage", "htmlPage"),
    ("Class", "row"), ("Tag", "row"), ("ImageView", "row"), ("TitleLabel", "row"),
    ("Object", "row"), ("Screenlet", "row"),
    ("DocumentLibraryFileEntry", "documentLibraryFileEntry"),
    ("DocumentLibraryFileEntryX", "row"),
  ])
  func `a row is called as its model, unless that is something else`(
    model: String, row: String
  ) throws {
    let list = try #require(try list(of: model).list)
    #expect(Names.row(list) == row)
  }
}
