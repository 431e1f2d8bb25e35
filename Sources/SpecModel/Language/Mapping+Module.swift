package import SpecLanguage

extension Mapping {
  package static let module = Mapping(
    "module", "A module",
    "A file that ends with `.module.yml`: what the specs in its folder, and in those below it, share.",
    keys: [
      KeyRow(
        "module", .text(.module),
        "The Swift module that the sources go into, unless a spec names another.",
        .required, example: "Bookmarks"),
      models,
      KeyRow(
        "imports", .oneOrMore(.text(.module)),
        "Modules that every source imports besides the runtime, unless its spec names others.",
        .otherwise("the runtime alone"), example: "[BankKit]"),
      languages,
      KeyRow(
        "services", .oneOrMore(.text(.servicesFile)),
        "Catalogues of services of your own server, which `screens-gen service add` writes.",
        .otherwise("the services of Liferay 6.2 to 7.3 alone"), example: "portal.services"),
      KeyRow(
        "naming", .keys(naming), "How view classes are named, where a spec does not say it.",
        .defaults(to: "{ view: short }"), example: "{ view: full }"),
      platforms,
      KeyRow(
        "templates", .text(.folder),
        "The folder with templates of your own, unless `--templates` names another.",
        .otherwise("the built-in templates"), example: "templates"),
      KeyRow(
        "output", .text(.folder),
        "The folder that everything is generated into, unless `--output` names another.",
        .otherwise("the folder of each spec"), example: "Sources/Bookmarks"),
      KeyRow(
        "layout", .choice(ModuleSpec.Layout.self),
        "`by-kind` puts all XIBs into a folder `Resources` and all tests into a folder `Tests`, which Package.swift names once, whatever Screenlets there are.",
        .defaults(to: "by-screenlet"), example: "by-kind"),
      KeyRow(
        "header", .sentence,
        "A text at the top of every generated file, such as a licence: a comment, below the line that names the spec.",
        example: "Copyright the authors of Bookmarks."),
    ])

  static let platforms = KeyRow(
    "platforms", .choice(Platforms.self),
    "Where the sources compile: `ios` leaves out what only Linux needs, a second declaration of each outlet and the list of inspectables.",
    .defaults(to: "ios-and-linux"), example: "ios")

  static let languages = KeyRow(
    "languages", .oneOrMore(.text(.language)),
    "The languages of the texts that users read, first that of the spec: each has a string table, and any text can be a mapping from languages to texts.",
    .otherwise("the texts are in the code, in one language"), example: "[en, es]")

  static let imports = KeyRow(
    "imports", .oneOrMore(.text(.module)),
    "Modules that every source imports besides the runtime, such as one with services of your own.",
    .otherwise("those of the module file"), example: "[BankKit]")
}

extension Text {
  fileprivate static let servicesFile = Text(
    "a path of a file that ends with `.services`, from that of the module file",
    pattern: #"^(\.\./)*([^\s./][^/]*/)*[^\s./][^/]*\.services$"#)

  fileprivate static let folder = Text(
    "a path of a folder, from that of the module file",
    pattern: #"^(\.|\.\.(/\.\.)*|(\.\./)*[^\s./][^/]*(/[^\s./][^/]*)*)$"#)
}
