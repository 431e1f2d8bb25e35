// swift-tools-version: 6.2

import PackageDescription

/// The replacement for UIKit on platforms without it.
let headless = Target.Dependency.target(
  name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "screens-gen",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "screens-gen", targets: ["screens-gen"]),
    .library(name: "LiferayScreens", targets: ["LiferayScreens", "LiferayMobileSDK"]),
    .library(name: "LiferayScreensLibrary", targets: ["LiferayScreensLibrary"]),
    // For apps and themes that were written for Liferay Screens 5.
    .library(name: "LiferayScreensCompatibility", targets: ["LiferayScreensCompatibility"]),
    // A product of its own: it needs the testing library, which no app has.
    .library(name: "LiferayScreensTesting", targets: ["LiferayScreensTesting"]),
  ],
  targets: [
    // The generator: engines that know nothing of Screens, and the job that uses them.
    .target(name: "SourceText"),
    .target(name: "SpecNotation", dependencies: ["SourceText"]),
    .target(name: "TemplateEngine", dependencies: ["SourceText"]),
    .target(name: "XMLText", dependencies: ["SourceText"]),
    .target(name: "AutoLayout"),
    .target(name: "SwiftText", dependencies: ["SourceText"]),
    .target(name: "SpecModel", dependencies: ["SourceText", "SpecNotation"]),
    .target(
      name: "Interfaces", dependencies: ["AutoLayout", "SourceText", "SwiftText", "XMLText"]),
    .target(name: "Regeneration", dependencies: ["SourceText", "XMLText"]),
    .target(
      name: "ScreensGenerator",
      dependencies: [
        "AutoLayout", "Regeneration", "ServiceCatalog", "SourceText", "SpecNotation", "SpecModel",
        "SwiftText", "TemplateEngine", "XMLText",
      ]),
    .target(
      name: "SpecEditing",
      dependencies: ["SourceText", "SpecModel", "SpecNotation"]),
    .target(name: "FileStore", dependencies: ["SourceText", "SpecNotation"]),
    .target(
      name: "Runs",
      dependencies: [
        "FileStore", "Interfaces", "Regeneration", "ScreensGenerator", "ServiceCatalog",
        "SourceText", "SpecEditing", "SpecModel", "SwiftText",
      ],
      plugins: ["EmbedFiles"]),
    .target(
      name: "ServiceCatalog", dependencies: ["SourceText", "SpecNotation"], exclude: ["Portals"],
      plugins: ["EmbedFiles"]),
    .executableTarget(
      name: "screens-gen",
      dependencies: [
        "FileStore", "Interfaces", "Regeneration", "Runs", "ScreensGenerator", "ServiceCatalog",
        "SourceText", "SpecEditing", "SpecModel", "SpecNotation",
        "TemplateEngine",
      ]),

    // Templates and catalogues become Swift files of the binary, which then works alone.
    .executableTarget(name: "embed-files", path: "Sources/EmbedFiles/embed-files"),
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"],
      path: "Sources/EmbedFiles/EmbedFiles"),

    // The runtime: what generated code imports.
    .target(name: "LiferayMobileSDK"),
    .target(name: "HeadlessUIKit", dependencies: ["AutoLayout"]),
    .target(name: "LiferayScreens", dependencies: ["LiferayMobileSDK", headless]),
    .target(
      name: "LiferayScreensTesting",
      dependencies: ["LiferayScreens", "LiferayMobileSDK", headless]),

    // The Screenlets that Liferay ships, each from its spec.
    .target(
      name: "LiferayScreensLibrary", dependencies: ["LiferayScreens"], exclude: ["Specs", "Tests"],
      resources: [.process("Resources")]),
    // What only code for Liferay Screens 5 uses.
    .target(
      name: "LiferayScreensCompatibility",
      dependencies: ["LiferayScreens", "LiferayScreensLibrary"]),
    .testTarget(
      name: "LiferayScreensLibraryTests",
      dependencies: ["LiferayScreensLibrary", "LiferayScreens", "LiferayScreensTesting"],
      path: "Sources/LiferayScreensLibrary/Tests"),

    // What the README shows is what is compiled, compared and used.
    .target(
      name: "Bookmarks",
      dependencies: [
        "LiferayScreens", "LiferayScreensThemeFlat7", "LiferayScreensThemeWesteros",
      ],
      path: "Examples",
      exclude: [
        "AddBookmark/AddBookmark.screenlet.yml", "AddBookmark/README.md",
        "BookmarkList/BookmarkList.screenlet.yml", "BookmarkList/README.md",
        "Bookmarks.module.yml",
      ],
      resources: [
        "AddBookmark/AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib",
        "AddBookmark/AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib",
        "AddBookmark/AddBookmarkScreenlet/Themes/Large/AddBookmarkView_large.xib",
        "AddBookmark/AddBookmarkScreenlet/Themes/Westeros/AddBookmarkView_westeros.xib",
        "BookmarkList/BookmarkListScreenlet/Themes/Collection/BookmarkCell_collection.xib",
        "BookmarkList/BookmarkListScreenlet/Themes/Collection/BookmarkHeaderView_collection.xib",
        "BookmarkList/BookmarkListScreenlet/Themes/Collection/BookmarkListView_collection.xib",
        "BookmarkList/BookmarkListScreenlet/Themes/Default/BookmarkCell_default.xib",
        "BookmarkList/BookmarkListScreenlet/Themes/Default/BookmarkListView_default.xib",
      ].map { .process($0) }),
    // Theme sets: what the themes of several Screenlets share.
    .target(
      name: "LiferayScreensThemeFlat7", dependencies: ["LiferayScreens"],
      path: "Examples/Flat7", exclude: ["README.md", "flat7.theme.yml"]),
    .target(
      name: "LiferayScreensThemeWesteros", dependencies: ["LiferayScreens"],
      path: "Examples/Westeros", exclude: ["README.md", "westeros.theme.yml"]),
    .target(
      name: "BookmarksBasic", dependencies: ["LiferayScreens"],
      path: "Examples/AddBookmarkBasic",
      exclude: ["README.md", "AddBookmarkBasic.screenlet.yml"],
      resources: [
        .process("AddBookmarkBasicScreenlet/Themes/Default/AddBookmarkBasicView_default.xib")
      ]),
    .target(
      name: "BookmarkSummaries", dependencies: ["LiferayScreens"],
      path: "Examples/BookmarkSummary",
      exclude: ["README.md", "BookmarkSummary.screenlet.yml"],
      resources: [
        .process("BookmarkSummaryScreenlet/Themes/Default/BookmarkSummaryView_default.xib")
      ]),
    .target(
      name: "Kitchens", dependencies: ["LiferayScreens"],
      path: "Examples/Kitchen", exclude: ["README.md", "Kitchen.screenlet.yml"],
      resources: [
        .process("KitchenScreenlet/Themes/Default/KitchenScreenletView_default.xib"),
        .process("KitchenScreenlet/Themes/Dark/KitchenScreenletView_dark.xib"),
        .process("KitchenScreenlet/Themes/Large/KitchenScreenletView_large.xib"),
      ]),
    .target(
      name: "BrandedLogins",
      dependencies: [
        "LiferayScreens", "LiferayScreensLibrary", "LiferayScreensThemeFlat7",
        "LiferayScreensThemeWesteros",
      ],
      path: "Examples/BrandedLogin", exclude: ["README.md", "BrandedLogin.screenlet.yml"],
      resources: [
        "BrandedLoginScreenlet/Themes/Default/BrandedLoginView_default.xib",
        "BrandedLoginScreenlet/Themes/Flat7/BrandedLoginView_flat7.xib",
        "BrandedLoginScreenlet/Themes/Large/BrandedLoginView_large.xib",
        "BrandedLoginScreenlet/Themes/Westeros/BrandedLoginView_westeros.xib",
        "BrandedLoginScreenlet/brandedlogin-screenlet.xcstrings",
      ].map { .process($0) }),
    // A look for Screenlets of other modules: of the library, of an example, and written by hand.
    .target(
      name: "WesterosLibrary",
      dependencies: [
        "BookmarkSummaries", "LiferayScreens", "LiferayScreensLibrary",
        "LiferayScreensThemeWesteros",
      ],
      path: "Examples/WesterosLibrary",
      exclude: [
        "Comments.themes.yml", "CommentsThemesTests", "Kinds.themes.yml", "KindsThemesTests",
        "Lists.themes.yml", "ListsThemesTests",
        "README.md", "Records.themes.yml", "RecordsThemesTests", "Weather.themes.yml",
        "WeatherThemesTests", "Westeros.themes.yml", "WesterosThemesTests",
      ],
      resources: [
        "CommentsThemes/Themes/Portraits/CommentCell_portraits.xib",
        "CommentsThemes/Themes/Portraits/CommentListView_portraits.xib",
        "KindsThemes/Themes/Plain/BookmarkSummaryView_plain.xib",
        "KindsThemes/Themes/Plain/ImageDisplayView_plain.xib",
        "KindsThemes/Themes/Plain/SignUpView_plain.xib",
        "KindsThemes/Themes/Wide/BookmarkSummaryView_wide.xib",
        "KindsThemes/Themes/Wide/ImageDisplayView_wide.xib",
        "KindsThemes/Themes/Wide/SignUpView_wide.xib",
        "ListsThemes/Themes/Parchment/WebContentCell_parchment.xib",
        "ListsThemes/Themes/Parchment/WebContentListView_parchment.xib",
        "ListsThemes/Themes/Tiles/WebContentCell_tiles.xib",
        "ListsThemes/Themes/Tiles/WebContentListView_tiles.xib",
        "ListsThemes/Themes/Westeros/WebContentCell_westeros.xib",
        "ListsThemes/Themes/Westeros/WebContentListView_westeros.xib",
        "ListsThemes/Themes/Wide/WebContentListView_wide.xib",
        "RecordsThemes/Themes/Shop/DDLListView_shop.xib",
        "RecordsThemes/Themes/Shop/DDLRecordCell_shop.xib",
        "Weather/WeatherView_default.xib",
        "WeatherThemes/Themes/Plain/WeatherView_plain.xib",
        "WesterosThemes/Themes/Large/BookmarkSummaryView_large.xib",
        "WesterosThemes/Themes/Large/CommentAddView_large.xib",
        "WesterosThemes/Themes/Large/CommentDisplayView_large.xib",
        "WesterosThemes/Themes/Large/CommentListView_large.xib",
        "WesterosThemes/Themes/Large/ForgotPasswordView_large.xib",
        "WesterosThemes/Themes/Large/ImageDisplayView_large.xib",
        "WesterosThemes/Themes/Large/LoginView_large.xib",
        "WesterosThemes/Themes/Large/RatingView_large.xib",
        "WesterosThemes/Themes/Large/SignUpView_large.xib",
        "WesterosThemes/Themes/Large/UserPortraitView_large.xib",
        "WesterosThemes/Themes/Large/WeatherView_large.xib",
        "WesterosThemes/Themes/Westeros/BookmarkSummaryView_westeros.xib",
        "WesterosThemes/Themes/Westeros/CommentAddView_westeros.xib",
        "WesterosThemes/Themes/Westeros/CommentCell_westeros.xib",
        "WesterosThemes/Themes/Westeros/CommentDisplayView_westeros.xib",
        "WesterosThemes/Themes/Westeros/CommentListView_westeros.xib",
        "WesterosThemes/Themes/Westeros/ForgotPasswordView_westeros.xib",
        "WesterosThemes/Themes/Westeros/ImageDisplayView_westeros.xib",
        "WesterosThemes/Themes/Westeros/LoginView_westeros.xib",
        "WesterosThemes/Themes/Westeros/RatingView_westeros.xib",
        "WesterosThemes/Themes/Westeros/SignUpView_westeros.xib",
        "WesterosThemes/Themes/Westeros/UserPortraitView_westeros.xib",
        "WesterosThemes/Themes/Westeros/WeatherView_westeros.xib",
      ].map { .process($0) }),
    .target(
      name: "Postings", dependencies: ["LiferayScreens"],
      path: "Examples/BlogPostings", exclude: ["README.md", "BlogPostings.screenlet.yml"],
      resources: [
        .process("BlogPostingsScreenlet/Themes/Default/BlogPostingCell_default.xib"),
        .process("BlogPostingsScreenlet/Themes/Default/BlogPostingsView_default.xib"),
      ]),
    .target(
      name: "News", dependencies: ["LiferayScreens"],
      path: "Examples/NewsList",
      exclude: ["README.md", "News.module.yml", "NewsList.screenlet.yml"],
      resources: [
        .process("NewsListScreenlet/Themes/Default/ArticleCell_default.xib"),
        .process("NewsListScreenlet/Themes/Default/NewsListView_default.xib"),
      ]),
    .target(
      name: "Blogs", dependencies: ["LiferayScreens"],
      path: "Examples/BlogList",
      exclude: ["README.md", "BlogList.screenlet.yml", "Blogs.module.yml"],
      resources: [
        .process("BlogListScreenlet/Themes/Default/BlogEntryCell_default.xib"),
        .process("BlogListScreenlet/Themes/Default/BlogListView_default.xib"),
      ]),
    .target(
      name: "Folders", dependencies: ["LiferayScreens"],
      path: "Examples/FolderBrowser", exclude: ["README.md", "FolderBrowser.screenlet.yml"],
      resources: [
        .process("FolderBrowserScreenlet/Themes/Dark/EntryCell_dark.xib"),
        .process("FolderBrowserScreenlet/Themes/Dark/FolderBrowserView_dark.xib"),
        .process("FolderBrowserScreenlet/Themes/Default/EntryCell_default.xib"),
        .process("FolderBrowserScreenlet/Themes/Default/FolderBrowserView_default.xib"),
        .process("FolderBrowserScreenlet/Themes/Large/FolderBrowserView_large.xib"),
        .process("FolderBrowserScreenlet/Themes/Slides/EntryCell_slides.xib"),
        .process("FolderBrowserScreenlet/Themes/Slides/FolderBrowserView_slides.xib"),
        .process("FolderBrowserScreenlet/Themes/Tiles/EntryCell_tiles.xib"),
        .process("FolderBrowserScreenlet/Themes/Tiles/FolderBrowserView_tiles.xib"),
      ]),

    // A Liferay to talk to, over real sockets, and an app that does.
    .target(name: "LoopbackHTTP", path: "Examples/DemoServer/LoopbackHTTP"),
    .target(
      name: "DemoServer", dependencies: ["LoopbackHTTP"], path: "Examples/DemoServer/DemoServer"),
    .executableTarget(
      name: "demo-server", dependencies: ["DemoServer"], path: "Examples/DemoServer/demo-server"),
    .executableTarget(
      name: "bookmarks-app",
      dependencies: [
        "Blogs", "BookmarkSummaries", "Bookmarks", "BookmarksBasic", "BrandedLogins",
        "DemoServer", "Folders", "Kitchens", "LiferayScreens",
        "LiferayScreensLibrary", "LoopbackHTTP", "Postings",
      ],
      path: "Examples/BookmarksApp", exclude: ["README.md"]),

    // How much of bare URLSession's speed a connector leaves.
    .executableTarget(
      name: "runtime-benchmark",
      dependencies: [
        "DemoServer", "HeadlessUIKit", "LiferayMobileSDK", "LiferayScreens", "LoopbackHTTP",
      ]),

    // How fast the generator is beside a copy of the files that it writes.
    .executableTarget(
      name: "empty-program", path: "Sources/screens-gen-benchmark/empty-program"),
    .executableTarget(
      name: "screens-gen-benchmark",
      dependencies: [
        "Regeneration", "ScreensGenerator", "ServiceCatalog", "SourceText", "SpecModel",
        "SpecNotation",
      ],
      path: "Sources/screens-gen-benchmark/screens-gen-benchmark"),

    .target(
      name: "TestSupport",
      dependencies: ["LiferayScreens", "LiferayScreensTesting", "LoopbackHTTP"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"],
      exclude: ["Cases", "Merge/Cases"]),
    .testTarget(name: "FileStoreTests", dependencies: ["FileStore", "SourceText", "TestSupport"]),
    .testTarget(
      name: "SpecNotationTests", dependencies: ["SpecNotation", "SourceText", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "TemplateEngineTests",
      dependencies: ["TemplateEngine", "SpecNotation", "SourceText", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    .testTarget(
      name: "InterfacesTests",
      dependencies: ["AutoLayout", "Interfaces", "SwiftText", "SourceText", "TestSupport"],
      exclude: ["Preview/Cases", "Wiring/Cases"]),
    .testTarget(
      name: "ServiceCatalogTests", dependencies: ["ServiceCatalog", "SourceText", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "XMLTextTests", dependencies: ["XMLText", "SourceText", "TestSupport"],
      exclude: ["Cases", "XIBMerge/Cases"]),
    .testTarget(
      name: "SwiftTextTests", dependencies: ["SwiftText", "SourceText", "TestSupport"],
      exclude: ["Cases", "Page/Cases"]),
    .testTarget(
      name: "SpecModelTests",
      dependencies: [
        "SpecModel", "SpecNotation", "SourceText", "SwiftText", "TestSupport",
      ],
      exclude: ["Cases", "Language/Cases"]),
    .testTarget(
      name: "SpecEditingTests",
      dependencies: [
        "SpecEditing", "SpecModel", "SpecNotation", "SourceText", "TestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "RegenerationTests", dependencies: ["Regeneration", "SourceText", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "ScreensGeneratorTests",
      dependencies: [
        "Regeneration", "ScreensGenerator", "ServiceCatalog", "SpecEditing", "SpecModel",
        "SpecNotation", "TemplateEngine", "SourceText",
        "SwiftText", "HeadlessUIKit", "Interfaces", "XMLText", "TestSupport",
      ],
      exclude: ["Cases", "ServiceSpecs"]),
    .testTarget(
      name: "RunsTests",
      dependencies: [
        "FileStore", "Regeneration", "Runs", "ScreensGenerator", "SourceText", "SpecModel",
        "TestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "ScreensGenTests",
      dependencies: [
        "screens-gen", "FileStore", "ScreensGenerator", "ServiceCatalog", "SourceText", "SpecModel",
        "TestSupport",
      ],
      exclude: ["Cases", "CommandLine/Cases", "Help.txt", "Messages.txt"]),
    .testTarget(name: "LiferayMobileSDKTests", dependencies: ["LiferayMobileSDK", "TestSupport"]),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "LiferayScreensTests",
      dependencies: ["LiferayScreens", "LiferayMobileSDK", "HeadlessUIKit", "TestSupport"]),
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [
        "LiferayScreensCompatibility", "LiferayScreensLibrary", "LiferayScreens",
        "LiferayScreensTesting",
      ]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "LiferayScreensLibrary", "LiferayScreens", "LiferayScreensTesting", "SourceText",
        "SwiftText", "TestSupport", "screens-gen",
      ],
      exclude: ["FormerNames.txt", "Names.txt"]),
    .testTarget(
      name: "LiferayScreensTestingTests",
      dependencies: [
        "LiferayScreensTesting", "LiferayScreens", "LiferayMobileSDK", "HeadlessUIKit",
      ]),
    .testTarget(
      name: "DemoServerTests",
      dependencies: [
        "demo-server", "DemoServer", "LoopbackHTTP", "LiferayMobileSDK", "TestSupport",
      ]),
    .testTarget(
      name: "SeedTests",
      dependencies: [
        "LiferayScreens", "LiferayMobileSDK", "HeadlessUIKit", "DemoServer", "TestSupport",
      ],
      resources: [.copy("Themes")]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "screens-gen", "bookmarks-app", "Blogs", "Bookmarks", "BookmarksBasic",
        "BookmarkSummaries", "BrandedLogins", "Folders", "Kitchens", "LiferayScreensLibrary",
        "Postings", "LiferayScreensThemeFlat7",
        "LiferayScreensThemeWesteros", "DemoServer", "LiferayScreens", "LiferayMobileSDK",
        "HeadlessUIKit", "LiferayScreensTesting", "TestSupport", "WesterosLibrary",
      ],
      exclude: ["Tour"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Whether the package is built in its own directory, and not because another one depends on it.
let isDevelopedHere = Context.environment["PWD"] == Context.packageDirectory

// Where the package is developed and tested, time counts.
if isDevelopedHere {
  // What reads and writes texts byte by byte takes half of the time of a debug tool, and a tenth
  // of that if it is optimized. A package that others depend on may not have such flags.
  let engines = ["SourceText", "SpecNotation", "TemplateEngine"]
  for target in package.targets where engines.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"])]
  }
} else {
  // The generator in `swift package` and in the menus of Xcode. SwiftPM compiles the tool of a
  // plugin a second time, for the host: as long as a third of the tests takes.
  package.products += [
    .plugin(name: "GenerateScreenlets", targets: ["GenerateScreenlets"]),
    .plugin(name: "CheckScreenlets", targets: ["CheckScreenlets"]),
  ]
  package.targets += [
    .plugin(
      name: "GenerateScreenlets",
      capability: .command(
        intent: .custom(
          verb: "generate-screenlets", description: "Bring Screenlets up to date with their specs"),
        permissions: [
          .writeToPackageDirectory(reason: "Screenlets are generated beside their specs.")
        ]),
      dependencies: ["screens-gen"], path: "Sources/Plugins/GenerateScreenlets"),
    .plugin(
      name: "CheckScreenlets",
      capability: .command(
        intent: .custom(
          verb: "check-screenlets",
          description: "Fail if Screenlets are not up to date with their specs")),
      dependencies: ["screens-gen"], path: "Sources/Plugins/CheckScreenlets"),
  ]
}

// The tests that come with each example: beside its sources, of which they are no part. An example
// of several Screenlets has its folder before their names.
let examples = [
  "AddBookmark": "Bookmarks", "AddBookmarkBasic": "BookmarksBasic", "BlogList": "Blogs",
  "BlogPostings": "Postings", "BookmarkList": "Bookmarks",
  "BookmarkSummary": "BookmarkSummaries", "BrandedLogin": "BrandedLogins",
  "FolderBrowser": "Folders", "Kitchen": "Kitchens",
  "NewsList": "News",
]
for (example, module) in examples.sorted(by: { $0.key < $1.key }) {
  let path = example.split(separator: "/")
  let (folder, screenlet) = (path[0], path[path.count - 1])
  let tests = "\(folder)/\(screenlet)ScreenletTests"
  for target in package.targets where target.name == module {
    let root = target.path == "Examples" ? "" : "\(folder)/"
    target.exclude.append(String(tests.dropFirst(root.count)))
  }
  package.targets.append(
    .testTarget(
      name: "\(screenlet)Tests",
      dependencies: [
        .byName(name: module), "LiferayScreens", "LiferayScreensLibrary", "LiferayScreensTesting",
      ],
      path: "Examples/\(tests)"))
}

for themes in ["Comments", "Kinds", "Lists", "Records", "Weather", "Westeros"] {
  let tests = "\(themes)ThemesTests"
  package.targets.append(
    .testTarget(
      name: tests,
      dependencies: [
        "BookmarkSummaries", "LiferayScreens", "LiferayScreensLibrary", "LiferayScreensTesting",
        "WesterosLibrary",
      ],
      path: "Examples/WesterosLibrary/\(tests)"))
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  // Code that people own and edit keeps the imports that they would write.
  let isGenerated =
    target.path?.hasPrefix("Examples") == true || target.name.hasPrefix("LiferayScreensLibrary")
  if !isGenerated {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
  if isDevelopedHere, Context.environment["CI"] != nil {
    // Nowhere else, because a newer compiler may warn of more.
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}

// Bookmarks has two folders of Examples; the other targets there have the others. A folder that
// holds resources cannot be one of `sources`, so that it leaves out what is not its own.
var otherExamples: Set<String> = []
for target in package.targets where target.type != .test {
  let folders = (target.path ?? "").split(separator: "/").map(String.init)
  if folders.count > 1, folders[0] == "Examples" { otherExamples.insert(folders[1]) }
}
for target in package.targets where target.path == "Examples" {
  target.exclude += otherExamples.sorted()
}
