package enum ScreenletKeys: FileTable {
  package static let screenlet = key(
    "screenlet",
    .text(
      .type(
        "a name without `Screenlet`", .declares(.screenlet), without: ["Screenlet"])),
    "The name of the Screenlet.", .required, example: "AddBookmark")
  package static let extends = key(
    "extends",
    .text(
      TextForm(
        "the name of a Screenlet of the library, or a path of a `.screenlet.yml`",
        pattern: "\(Pattern.type())|\(screenletPath)")),
    "The Screenlet that this one extends, by its name in the library or by the path of its spec from the folder of this one: it has everything that the other has, besides what its spec adds, and themes of its own.",
    .otherwise("it extends `BaseScreenlet`, or `BaseListScreenlet`"),
    example: "FileDisplay.screenlet.yml")
  package static let themesOf = key(
    "themesOf",
    .texts(
      TextForm(
        "the name of a Screenlet of the library, the path of a `.screenlet.yml`, or that of the XIB of a theme that was written by hand",
        pattern: #"\#(Pattern.type())|\#(screenletPath)|^[^/].*_[^/]*\.xib$"#)),
    "The Screenlets that get the themes, by their names in the library, by the paths of their specs, or by those of the XIBs of their default themes.",
    .required, example: "[Login, SignUp, ../Bookmarks/BookmarkList.screenlet.yml]")
  private static let screenletPath = #"^[^/].*\.screenlet\.ya?ml$|^\.screenlet\.ya?ml$"#
  package static let summary = key(
    "summary", .sentence, "The doc comment of the class.", .otherwise("its name"),
    example: "Adds a bookmark.")
  package static let module = key(
    "module", .text(.module),
    "The Swift module that the sources go into, for the XIBs and the tests.",
    .otherwise("that of the module file, or the module of the target"), example: "Bookmarks")
  static let folder = key(
    "folder",
    .text(TextForm("a path below the output", pattern: #"^[^\s./][^/]*(/[^\s./][^/]*)*$"#)),
    "The path of the folder that the Screenlet's folder goes into.", example: "Core/Bookmarks")
  static let naming = key(
    "naming", .keys(NamingKeys.self), "How view classes are named.",
    .defaults(to: "{ view: short }"), example: "{ view: full }")
  package static let properties = key(
    "properties", .names(.newProperty, .type(.withDefault)),
    "What Interface Builder shows of the Screenlet; without a default a property starts empty.",
    example: "{ folderId: Int64 = 0 }")
  package static let viewModel = key(
    "viewModel",
    .names(
      .member("the name of a member of the view model", .declares(.property)),
      .either([.keys(MemberKeys.table), .type(.ofMember)])),
    "What the Screenlet reads from its view, and what it also writes to it.",
    example: "{ title: 'String? { get set }' }")
  static let updates = key(
    "updates", .names(.showing, .text(.property)),
    "What the view shows of the properties, from the start and whenever they change; `editable` is what every view has.",
    example: "{ borderWidth: borderWidth }")
  static let contains = key(
    "contains",
    .names(
      .member("the name of a Screenlet in the view", .declares(.property)),
      .either([.keys(ContainedKeys.table), .text(.containedScreenlet)])),
    "Screenlets in the views of this one, which `updates` of actions feed.",
    example: "{ portrait: UserPortrait }")
  package static let actions = key(
    "actions", .names(.newAction, .keys(ActionKeys.table)),
    "What the user does with the Screenlet, and the interactors that do it.",
    example: "{ add-bookmark: { kind: write, connector: AddBookmark } }")
  package static let offlinePolicy = key(
    "offlinePolicy", .word(OfflinePolicy.allCases.map(\.rawValue)),
    "Where a list, or an action with a `cacheKey`, looks first, the server or the cache: the default of an inspectable of that name.",
    .otherwise("the runtime's own, `remote-first`"), example: "cache-first")
  package static let list = key(
    "list", .keys(ListKeys.self), "Makes the Screenlet a list, which shows rows page by page.",
    example:
      "{ of: Bookmark, connector: { service: LRBookmarksEntryService_v7, rows: getEntries } }")
  static let progress = key(
    "progress", .keys(ProgressKeys.self, of: ProgressKeys.screenletTable),
    "What is shown while actions without messages of their own are running.",
    example: "{ presenter: AddBookmark }")
  package static let themes = key(
    "themes", .names(.theme, .either([.keys(ThemeKeys.table), .text(.themeKind)])),
    "The looks of the Screenlet, of which one is named `default`.",
    .defaults(to: "{ default: full }"), example: "{ default: full, flat7: extended from default }")
  static let furtherThemes = key(
    "themes", .names(.theme, .either([.keys(ThemeKeys.table), .text(.themeKind)])),
    "The looks that each of the Screenlets gets besides its own, from which they can be extended.",
    .required, example: "{ westeros: extended from default }")
  static let tests = key(
    "tests", .flag, "Whether tests come with the Screenlet; they need a `module` to import.",
    .otherwise("`yes` with a `module`"), example: "no")
  static let stringCatalog = key(
    "stringCatalog", .flag,
    "Whether texts in several languages are in a string catalogue of Xcode, `.xcstrings`, instead of a string table for each language.",
    .otherwise("what the module file says, or `no`"), example: "yes")
  static let objcNames = key(
    "objcNames", .flag,
    "Whether Objective-C knows Screenlet, views and cells by their plain names, so that XIBs and storyboards can name them without a module.",
    .otherwise("what the module file says, or `no`"), example: "yes")
  static let previews = key(
    "previews", .flag,
    "Whether a file with a `#Preview` of each theme comes with the Screenlet, for Xcode's canvas.",
    .otherwise("what the module file says, or `no`"), example: "yes")

  package static let table = Mapping(
    "screenlet", "A Screenlet", "A file that describes a Screenlet.",
    keys: rows(
      of: screenlet, extends, summary, module, folder, imports, languages, stringCatalog, naming,
      platforms,
      models, properties, viewModel, updates, contains, newConnectors, actions, offlinePolicy, list,
      progress, themes, objcNames, tests, previews),
    advice: ["name": "the name is the value of 'screenlet'"])

  package static let themesTable = Mapping(
    "themes", "Themes of other Screenlets",
    "A file with themes for Screenlets that exist: of the library, of other specs, or written by hand.",
    keys: rows(
      of: themesOf, module, folder, imports, platforms, models, viewModel, actions, list,
      furtherThemes, objcNames, tests, previews))
}

enum ContainedKeys: Table {
  static let screenlet = key(
    "screenlet", .text(.containedScreenlet), "The name of the Screenlet.", .required,
    example: "UserPortrait")
  static let module = key(
    "module", .text(.module), "The module of the Screenlet, which the sources import.",
    .otherwise("that of this Screenlet"), example: "Portraits")
  static let properties = key(
    "properties",
    .names(
      .member("an inspectable of the Screenlet"), .text(TextForm("`yes`, `no`, a number or a text"))
    ), "Inspectables of the Screenlet, as XIBs set them.", .otherwise("its own defaults"),
    example: "{ autoLoad: no }")
  static let height = key(
    "height", .text(TextForm("a number of points")), "Its height in the XIBs of full themes.",
    .defaults(to: "160"), example: "96")

  static let before = key(
    "before", .text(.member("the name of a member of the view model", .refers(to: .property))),
    "The member above which full themes have it.", .otherwise("it is below all members"),
    example: "body")

  static let values = key(
    "properties", .names(.member("an inspectable of the Screenlet"), .text(.ofRow)),
    "What the inspectables of the Screenlet are for a row. Then it performs its default action.",
    .required, example: "{ userId: userId }")

  static let table = Mapping(
    "contained", "A contained Screenlet", "The long form of a Screenlet in the views of another.",
    keys: rows(of: screenlet, module, properties, height, before))

  static let rowTable = Mapping(
    "rowContained", "A Screenlet in a cell", "A Screenlet in the cells of a list.",
    keys: rows(of: screenlet, module, values, height))
}

enum NamingKeys: Table {
  static let view = key(
    "view", .choice(ViewNaming.self),
    "`AddBookmarkView_default`, or `AddBookmarkScreenletView_default` for `full`.",
    .defaults(to: "short"), example: "full")

  static let table = Mapping(
    "naming", "Naming", "How what is generated is named.",
    keys: rows(of: view))
}

package enum ThemeKeys: Table {
  package static let kind = key(
    "kind", .text(.themeKind), "The kind of theme, as in the short form.", .required,
    example: "extended from default")
  package static let set = key(
    "set",
    .text(
      TextForm("a path of a `.theme.yml`", pattern: #"^[^/].*\.theme\.ya?ml$|^\.theme\.ya?ml$"#)),
    "The path of the theme set that the view class uses, from the folder of the spec; not of a child theme.",
    example: "../westeros.theme.yml")
  static let viewModel = key(
    "viewModel",
    .names(
      .member("the name of a member of the view model", .refers(to: .property)),
      .either([
        .keys(MemberKeys.themeTable),
        .choice(Widget.allCases.map(\.rawValue) + [ViewModelMember.noWidget]),
      ])), "The controls of a full theme that differ from those in the Screenlet's `viewModel`.",
    example: "{ score: stepper }")
  static let cell = key(
    "cell", .keys(CellKeys.self, of: CellKeys.themeTable, or: .text(.ofRow)),
    "What the cells of a full theme show, instead of the `cell` of the list.",
    example: "{ title: name, image: photoUrl }")
  static let byHand = key(
    "byHand", .choices(ViewMoment.self, else: "a view calls nothing by hand at"),
    "When methods are called whose bodies you write: when the view was created, is shown or hidden, when an interactor starts or has ended, and for the layout of a collection. They are in a file of their own, such as `LoginView_sea+ByHand.swift`; not of a child theme.",
    example: "[shown, hidden]")

  static let working = key(
    "whileWorking", .choice(WorkLook.self),
    "How the view looks while an action is at work: half transparent, as before but without taking touches, or hidden; not of a child theme.",
    .otherwise("as the set says, or as before"), example: "disabled")

  package static let table = Mapping(
    "theme", "A theme", "The long form of a theme.",
    keys: rows(of: kind, set, viewModel, cell, working, byHand))
}

/// The keys of the progress of a list, of a Screenlet and of an action.
package enum ProgressKeys: Table {
  static let working = key(
    "working", .shown, "The message while the action is at work.", example: "Saving...")
  static let success = key(
    "success", .shown, "The message when it has succeeded.", example: "Saved!")
  static let failure = key(
    "failure", .shown, "The message when it has failed.", example: "Not saved")
  static let presenter = key(
    "presenter",
    .text(
      .type("a name without `ProgressPresenter`", without: ["ProgressPresenter"])),
    "Who shows it: a class of the Screenlet's own, or `Default`, the presenter of the runtime's default theme.",
    .otherwise("`MBProgressHUDPresenter`"), example: "AddBookmark")
  static let fraction = key(
    "fraction", .text(.property),
    "The member of the view model, a number, that shows which part of a file has been sent or received: from 0 to 1.",
    example: "loaded")

  package static let table = Mapping(
    "progress", "Progress", "What is shown while an action is at work, and when it has ended.",
    keys: rows(of: working, success, failure),
    advice: [
      presenter.name:
        "one presenter shows the progress of all actions; move it to a 'progress' of the Screenlet"
    ])

  static let screenletTable = Mapping(
    "screenletProgress", "Progress of a Screenlet",
    "What is shown while the actions of a Screenlet are at work.",
    keys: rows(of: presenter) + table.keys)

  static let actionTable = Mapping(
    "actionProgress", "Progress of an action",
    "What is shown while an action is at work, and when it has ended.",
    keys: table.keys + rows(of: fraction), advice: table.advice)
}

extension TextForm {
  fileprivate static let containedScreenlet = type(
    "the name of a Screenlet without `Screenlet`", without: ["Screenlet"])
  fileprivate static let themeKind = TextForm(
    "`full`, of a list also `full, collection` and `full, slideshow`; `swiftUI`, without a XIB; `extended from <theme>` or `child of <theme>`",
    pattern:
      #"^\s*(full(\s*,\s*(\#(listStyles)))?|swiftUI|(extended\s+from|child\s+of)\s+\S+)\s*$"#,
    role: .refers(to: .theme), notation: .parent)

  private static let listStyles = ThemeSpec.ListStyle.allCases.map(\.rawValue).joined(
    separator: "|")
}
