import SourceText
import SpecModel

/// The names of everything that is generated. They are composed only here, so that this file shows
/// all naming conventions.
package enum Names {
  // MARK: The Screenlet

  /// `AddBookmarkScreenlet`, also the name of its folder.
  static func screenlet(_ spec: ScreenletSpec) -> String { spec.name.value + "Screenlet" }
  /// `AddBookmarkViewModel`, the protocol of its views: its own, or that of the Screenlet that it
  /// extends if it adds nothing to that.
  static func viewModel(_ spec: ScreenletSpec) -> String {
    spec.declaringViewModel.name.value + "ViewModel"
  }
  static func delegate(_ spec: ScreenletSpec) -> String {
    screenlet(spec.declaringDelegate) + "Delegate"
  }
  /// `AddBookmarkSynchronizer`, which sends the writes that the actions have kept.
  static func synchronizer(_ spec: ScreenletSpec) -> String { spec.name.value + "Synchronizer" }
  /// `AddBookmarkScreenletEvents`, the delegate that calls closures.
  static func events(_ spec: ScreenletSpec) -> String {
    screenlet(spec.declaringDelegate) + "Events"
  }
  /// `viewModel`, the view as the Screenlet reaches it; `brandedLoginViewModel` if `owner` is
  /// `BrandedLogin`, which extends a Screenlet that has a `viewModel`.
  static func viewModelProperty(of owner: String?) -> String {
    owner.map { $0.lowerCamel + "ViewModel" } ?? "viewModel"
  }
  /// `addBookmarkDelegate`, the delegate with the Screenlet's own protocol as its type.
  static func delegateProperty(_ spec: ScreenletSpec) -> String {
    spec.declaringDelegate.name.value.lowerCamel + "Delegate"
  }
  /// The properties by which the Screenlet reaches its view and its delegate, and its own names for
  /// what closures are passed.
  static func inClosures(of spec: ScreenletSpec) -> [String] {
    ["viewModel", viewModelProperty(of: spec.name.value), "interactor", "screenlet"]
      + [delegateProperty(spec)]
  }

  /// `Bookmarks/AddBookmarkScreenlet`, the folder of the Screenlet below the output.
  static func root(_ spec: ScreenletSpec) -> String {
    (spec.folder.map { $0.value + "/" } ?? "") + screenlet(spec)
  }

  // MARK: Actions

  /// `AddBookmarkAction` for `add-bookmark`, `DeleteAction` for `delete-action`.
  static func constant(_ action: ActionSpec) -> String {
    let words = action.name.value.capitalizedWords
    return words.hasSuffix("Action") && words != "Action" ? words : words + "Action"
  }
  static func interactor(_ action: ActionSpec) -> String { action.interactor.value + "Interactor" }
  /// `createAddBookmarkInteractor`, the method of the Screenlet that creates the interactor.
  static func maker(_ action: ActionSpec) -> String { "create" + interactor(action) }
  /// `performAddBookmark`, the method that performs the action and awaits its end.
  static func performer(_ action: ActionSpec) -> String {
    "perform" + action.name.value.capitalizedWords
  }
  /// `willPerformAddBookmark`, the method of the Screenlet that is written by hand.
  static func byHand(_ moment: ByHand.Moment, of action: ActionSpec) -> String {
    let words = action.name.value.capitalizedWords
    return switch moment {
    case .before: "willPerform" + words
    case .success: "didPerform" + words
    case .failure: "didNotPerform" + words
    }
  }
  /// `resultBookmark` for the result `bookmark`.
  static func result(_ result: ResultSpec) -> String { "result" + result.name.value.upperFirst }
  /// `parseTitle` for the result `title`.
  static func parser(_ result: ResultSpec) -> String { "parse" + result.name.value.upperFirst }

  /// The variable for whether the delegate lets the Screenlet update its view. No result is in a
  /// variable of this name.
  static let permission = "updatesView"

  /// The methods of a Screenlet whose login can be kept.
  static let loadStoredCredentials = "loadStoredCredentials"
  static let logout = "logout"
  /// The method with which an interactor stores a login.
  static let storeCredentials = "storeCredentials"

  // MARK: Steps

  /// `createCountConnector` for the step `count`: makes its connector.
  static func create(_ step: StepSpec) -> String {
    "create" + step.name.value.upperFirst + "Connector"
  }
  /// `needsCount` for the step `count`: says whether it runs.
  static func needs(_ step: StepSpec) -> String { "needs" + step.name.value.upperFirst }
  /// `completedCount` for the step `count`: takes its result.
  static func completed(_ step: StepSpec) -> String { "completed" + step.name.value.upperFirst }

  // MARK: Connectors and models

  /// `AddBookmarkLiferayConnector` if it calls a Liferay service, else `GetWebTitleConnector`.
  static func connector(_ connector: ConnectorSpec) -> String {
    connector.name.value + connector.output.classSuffix
  }
  /// `LoginLiferayConnector`, the superclass of the connectors of a login.
  static func loginConnector(_ action: ActionSpec) -> String {
    action.interactor.value + "LiferayConnector"
  }
  /// `LoginByEmailLiferayConnector`.
  static func loginConnector(_ action: ActionSpec, _ method: LoginSpec.Method) -> String {
    action.interactor.value + "By" + method.words + "LiferayConnector"
  }
  static func loginConnectors(_ action: ActionSpec) -> [String] {
    guard let login = action.login else { return [] }
    return [loginConnector(action)] + login.methods.map { loginConnector(action, $0) }
  }
  /// `LRBankAccountService`, the class for `/bank.account` if no catalogue names one.
  static func service(path: String) -> String {
    "LR\(String(path.dropFirst()).capitalizedWords)Service"
  }
  /// `Services/LRUserService_v7.swift`, the file of a service that the runtime lacks.
  static func serviceFile(_ service: String) -> String { "Services/\(service).swift" }
  /// The file of a method that the runtime's class lacks:
  /// `Services/LRUserService_v7+getUserIds.swift`.
  static func serviceFile(_ service: String, method: String) -> String {
    "Services/\(service)+\(method).swift"
  }
  /// Returns whether a path of the output belongs to the class of a service.
  static func isOfService(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().last == "Services"
  }
  static func model(_ model: ModelSpec) -> String { member(model.name.value) }

  // MARK: Themes

  /// `AddBookmarkView_default`: the view class of a full or extended theme.
  static func viewClass(_ spec: ScreenletSpec, _ theme: ThemeSpec) -> String {
    view(spec) + classSuffix(theme)
  }
  /// `AddBookmarkView_default`, the name of the files; hyphens of the theme stay.
  static func viewFile(_ spec: ScreenletSpec, _ theme: ThemeSpec) -> String {
    view(spec) + fileSuffix(theme)
  }
  /// `Default` for `default`, `DefaultCustom` for `default-custom`.
  static func themeFolder(_ theme: ThemeSpec) -> String { theme.name.value.capitalizedWords }

  private static func view(_ spec: ScreenletSpec) -> String {
    switch spec.viewNaming {
    case .short: spec.name.value + "View"
    case .full: screenlet(spec) + "View"
    }
  }
  /// A theme in the name of a view is written in lower camel case.
  private static func fileSuffix(_ theme: ThemeSpec) -> String {
    "_" + theme.name.value.lowerFirst
  }
  private static func classSuffix(_ theme: ThemeSpec) -> String {
    fileSuffix(theme).replacing("-", with: "_")
  }

  /// `AddBookmarkProgressPresenter`, which shows the progress of the actions.
  static func presenter(_ name: String) -> String { name + "ProgressPresenter" }

  // MARK: Lists

  /// The action of every list that loads it from its beginning, a member of the runtime's class.
  static let loadConstant = "LoadInitialPageAction"
  /// `BookmarkListPageLoadInteractor`
  static func pageInteractor(_ spec: ScreenletSpec) -> String {
    spec.name.value + "PageLoadInteractor"
  }
  /// `BookmarkCell_default`: the class of a cell, such as `BookmarkPictureCell_default` for the
  /// cell of some rows. A list that extends another names them after itself.
  static func cellClass(
    _ list: ListSpec, _ theme: ThemeSpec, for rows: RowCell? = nil
  ) -> String {
    cell(list, rows) + classSuffix(theme)
  }
  static func cellFile(
    _ list: ListSpec, _ theme: ThemeSpec, for rows: RowCell? = nil
  ) -> String {
    cell(list, rows) + fileSuffix(theme)
  }
  static func cell(_ list: ListSpec, _ rows: RowCell?) -> String {
    subject(of: list) + (rows?.name.value.upperFirst ?? "") + "Cell"
  }
  /// `BookmarkHeaderView_collection`: the class of a section's header.
  static func headerClass(_ list: ListSpec, _ theme: ThemeSpec) -> String {
    header(list) + classSuffix(theme)
  }
  static func headerFile(_ list: ListSpec, _ theme: ThemeSpec) -> String {
    header(list) + fileSuffix(theme)
  }
  static func header(_ list: ListSpec) -> String { subject(of: list) + "HeaderView" }
  private static func subject(of list: ListSpec) -> String {
    list.nameOfCells ?? list.model.name.value
  }
  /// `bookmark`, one row of the list; `row` if that name is taken, or too long to be repeated.
  static func row(_ list: ListSpec) -> String {
    let name = list.model.name.value.lowerCamel
    let isTaken =
      SwiftName.isKeyword(name) || ReservedMembers.listCell.owner(of: name) != nil
    return isTaken || name.count > 24 ? "row" : name
  }

  // MARK: Theme sets

  /// `Themes/Westeros`, the folder for the files that the themes of a set share.
  static func themeSetFolder(_ set: ThemeSetSpec) -> String {
    "Themes/" + set.name.value.capitalizedWords
  }
  static func themeConstants(_ set: ThemeSetSpec) -> String {
    set.name.value.capitalizedWords + "ThemeConstants"
  }
  static func progressPresenter(_ set: ThemeSetSpec) -> String {
    presenter(set.progress?.presenter?.value ?? set.name.value.capitalizedWords)
  }
  /// `crimsonColor` for the colour `crimson`, `titleFont` for the font `title`; a size keeps its
  /// name.
  static func constant(_ kind: ThemeConstant.Kind, _ name: String) -> String {
    switch kind {
    case .color: name.hasSuffix("Color") || name == "color" ? name : name + "Color"
    case .font: name.hasSuffix("Font") || name == "font" ? name : name + "Font"
    case .size: name
    }
  }

  // MARK: Modules

  /// The folders for the files that the specs of a module share, below the output.
  static let moduleFolders = ["Models", sharedServiceFolder]
  static let sharedServiceFolder = "Connectors/Services"
  /// The file of a model, below the folder of a Screenlet or the output of a module.
  static func modelFile(_ model: String) -> String { "Models/\(model).swift" }
  /// The folders for the XIBs and the tests of a module that is laid out by kind, below the output.
  package static let resourceFolder = "Resources"
  package static let testFolder = "Tests"

  // MARK: Tests

  /// `AddBookmarkScreenletTests`, also the name of their folder.
  static func tests(_ spec: ScreenletSpec) -> String { screenlet(spec) + "Tests" }
  /// `Bookmarks/AddBookmarkScreenletTests`: beside the folder of the Screenlet, because everything
  /// in that folder may be a part of the app.
  static func testsRoot(_ spec: ScreenletSpec) -> String { root(spec) + "Tests" }
  /// Returns whether a path of the output belongs to a file that the app bundles.
  package static func isResource(_ path: String) -> Bool {
    [".xib", ".strings", ".xcstrings"].contains(where: path.hasSuffix)
  }
  /// Whether a path of the output is in a folder of tests, so that the file belongs to the module
  /// of the tests only.
  package static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("ScreenletTests") || $0.hasSuffix(themesSuffix + "Tests")
    }
  }
  /// `addBookmark` for `add-bookmark`, the start of the names of its tests.
  static func test(_ action: ActionSpec) -> String { action.name.value.capitalizedWords.lowerCamel }

  /// `WesterosThemes`, the folder of the themes in `Westeros.themes.yml`.
  static func root(_ themes: ThemesSpec, specFile name: String) -> String {
    let folder = themes.screenlets.first?.folder.map { $0.value + "/" } ?? ""
    return folder + base(ofThemes: name) + themesSuffix
  }
  private static let themesSuffix = "Themes"
  /// `LoginView_westerosTests`
  static func tests(_ spec: ScreenletSpec, _ theme: ThemeSpec) -> String {
    viewClass(spec, theme) + "Tests"
  }

  // MARK: Previews

  /// `AddBookmarkScreenletPreviews`
  static func previews(_ spec: ScreenletSpec) -> String { screenlet(spec) + "Previews" }
  /// `LoginView_westerosPreviews`
  static func previews(_ spec: ScreenletSpec, _ theme: ThemeSpec) -> String {
    viewClass(spec, theme) + "Previews"
  }
  /// `addBookmarkSample`, the function that creates what previews show.
  static func sample(_ spec: ScreenletSpec) -> String { spec.name.value.lowerCamel + "Sample" }
  /// `loginView_westerosSample`
  static func sample(_ spec: ScreenletSpec, _ theme: ThemeSpec) -> String {
    viewClass(spec, theme).lowerCamel + "Sample"
  }

  /// `AddBookmarkContent_modern`, the view of SwiftUI in a theme.
  static func contentView(_ spec: ScreenletSpec, _ theme: ThemeSpec) -> String {
    spec.name.value + "Content" + classSuffix(theme)
  }
  /// `ObservableAddBookmarkViewModel`, the view model of themes of SwiftUI.
  static func observableViewModel(_ spec: ScreenletSpec) -> String {
    "Observable" + spec.name.value + "ViewModel"
  }

  /// The name by which Objective-C knows a class that XIBs name; nil for the one that Swift makes of its
  /// module and its name.
  static func objc(_ className: String, of spec: ScreenletSpec) -> String? {
    spec.hasObjCNames ? className : nil
  }

  // MARK: Outlets

  /// `urlTextField` for the member `url` in a text field, unless the spec names the outlet.
  static func outlet(_ control: any WidgetControl) -> String {
    control.member.outlet?.value ?? key(control)
  }
  /// The name of which the identifiers of a control in a XIB are made, whatever its outlet is called.
  static func key(_ control: any WidgetControl) -> String {
    let name = control.member.name.value
    let suffix = control.outletEnding
    guard let word = control.sharedWord, name.hasSuffix(word) else { return name + suffix }
    return name + suffix.dropFirst(word.count)
  }
  /// `urlCaption`, the text beside the control of `url` or above it.
  static func caption(_ member: ViewModelMember) -> String { member.name.value + "Caption" }
  /// The method of a view or a Screenlet that reads a string table.
  static let localized = "localized"
  /// The groups of what users enter in a view, for the styles of theme sets.
  static let cards = "cardViews"
  /// The texts beside or above controls, for the same.
  static let captions = "captionLabels"
  /// `addBookmarkButton` for `add-bookmark`, unless the spec names the outlet.
  static func button(_ action: ActionSpec) -> String {
    action.connections.outlet?.value ?? buttonKey(action)
  }
  /// The name of which the identifiers of a button in a XIB are made, whatever its outlet is called.
  static func buttonKey(_ action: ActionSpec) -> String {
    action.name.value.capitalizedWords.lowerCamel + "Button"
  }

  // MARK: Members

  /// The name as Swift reads it: between backticks if it is a keyword.
  static func member(_ name: String) -> String {
    SwiftName.isKeyword(name) ? "`\(name)`" : name
  }

  /// The name as the label of a parameter, where Swift reads almost every keyword as a name.
  static func parameter(_ name: String) -> String {
    name == "inout" || name == "let" || name == "var" ? "`\(name)`" : name
  }
  /// The name as a label in a call, where Swift warns of backticks around every keyword but one.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }
  /// `.title`, the name after a dot, where Swift reads every keyword that a spec can use as a name.
  static func access(_ name: String) -> String { "." + name }

  /// The value of a member where local variables may hide it: `self.service` beside a `service`.
  static func member(_ name: String, hiddenBy locals: [String]) -> String {
    locals.contains(name) ? "self." + name : member(name)
  }

  /// Returns a name for a local variable that no member has: `address`, or `theAddress` if that is
  /// taken.
  static func local(_ name: String, besides members: [String]) -> String {
    var local = name
    while members.contains(local) { local = "the" + local.upperFirst }
    return local
  }

  // MARK: Files

  /// The module that all generated code imports.
  static let runtimeModule = "LiferayScreens"

  /// `AddBookmark.screenlet.yml`, the spec that a Screenlet without one gets.
  package static func specFile(screenlet name: String) -> String { name + ".screenlet.yml" }
  package static func specFile(connector name: String) -> String { name + ".connector.yml" }
  package static func specFile(interactor name: String) -> String { name + ".interactor.yml" }
  package static func specFile(theme name: String) -> String { name + ".theme.yml" }
  static func specFile(themes name: String) -> String { name + ".themes.yml" }
  package static func specFile(module name: String) -> String { name + ".module.yml" }

  /// `Westeros` for `Westeros.themes.yml`.
  static func base(ofThemes specFile: String) -> String {
    String(specFile.split(separator: ".").first ?? "Screenlet").capitalizedWords
  }

  /// `.AddBookmark.screens-gen`, the file of the base, in the root of the output.
  package static func baseFile(_ name: String) -> String { "." + name + baseSuffix }
  /// `AddBookmarkScreenlet.swift` for `.AddBookmark.screens-gen`, which is beside it.
  static func screenletFile(base file: String) -> String? {
    name(ofBase: file).map { $0 + "Screenlet.swift" }
  }
  /// `AddBookmark` for `.AddBookmark.screens-gen`.
  static func name(ofBase file: String) -> String? {
    guard file.hasPrefix("."), file.hasSuffix(baseSuffix) else { return nil }
    return String(file.dropFirst().dropLast(baseSuffix.count))
  }
  private static let baseSuffix = ".screens-gen"
}
