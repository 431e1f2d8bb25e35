package enum ModuleKeys: FileTable {
  static let module = key(
    "module", .text(.module),
    "The Swift module that the sources go into, unless a spec names another.", .required,
    example: "Bookmarks")
  package static let imports = key(
    "imports", .texts(.module),
    "Modules that every source imports besides the runtime, unless its spec names others.",
    .otherwise("the runtime alone"), example: "[BankKit]")
  package static let services = key(
    "services", .texts(.servicesFile),
    "Catalogues of services of your own server, which `screens-gen service add` writes.",
    .otherwise("the services of Liferay 6.2 to 7.3 alone"), example: "portal.services")
  static let naming = key(
    "naming", .keys(NamingKeys.self), "How view classes are named, where a spec does not say it.",
    .defaults(to: "{ view: short }"), example: "{ view: full }")
  static let templates = key(
    "templates", .text(.folder),
    "The folder with templates of your own, unless `--templates` names another.",
    .otherwise("the built-in templates"), example: "templates")
  static let output = key(
    "output", .text(.folder),
    "The folder that everything is generated into, unless `--output` names another.",
    .otherwise("the folder of each spec"), example: "Sources/Bookmarks")
  static let layout = key(
    "layout", .choice(ModuleSpec.Layout.self),
    "`by-kind` puts all XIBs into a folder `Resources` and all tests into a folder `Tests`, which Package.swift names once, whatever Screenlets there are.",
    .defaults(to: "by-screenlet"), example: "by-kind")
  static let modelType = key(
    "modelType", .choice(ModelSpec.Form.self),
    "Whether models are classes, which keep all attributes that the server sends, or structures, which are `Sendable`, `Hashable` and `Decodable`.",
    .defaults(to: "class"), example: "struct")
  static let stringCatalog = key(
    "stringCatalog", .flag,
    "Whether the texts of each Screenlet in several languages are in a string catalogue of Xcode, `.xcstrings`, instead of a string table for each language.",
    .defaults(to: "no"), example: "yes")
  static let objcNames = key(
    "objcNames", .flag,
    "Whether Objective-C knows the Screenlets, their views and cells by their plain names, so that XIBs and storyboards can name them without a module.",
    .defaults(to: "no"), example: "yes")
  static let previews = key(
    "previews", .flag,
    "Whether a file with a `#Preview` of each theme comes with every Screenlet, for Xcode's canvas.",
    .defaults(to: "no"), example: "yes")
  static let header = key(
    "header", .sentence,
    "A text at the top of every generated file, such as a licence: a comment, below the line that names the spec.",
    example: "Copyright the authors of Bookmarks.")

  package static let table = Mapping(
    "module", "A module",
    "A file that ends with `.module.yml`: what the specs in its folder, and in those below it, share.",
    keys: rows(
      of: module, models, modelType, imports, languages, stringCatalog, services, naming, platforms,
      templates,
      output,
      layout, objcNames, previews, header))
}

extension TextForm {
  fileprivate static let servicesFile = TextForm(
    "a path of a file that ends with `.services`, from that of the module file",
    pattern: #"^(\.\./)*([^\s./][^/]*/)*[^\s./][^/]*\.services$"#)

  fileprivate static let folder = TextForm(
    "a path of a folder, from that of the module file",
    pattern: #"^(\.|\.\.(/\.\.)*|(\.\./)*[^\s./][^/]*(/[^\s./][^/]*)*)$"#)
}
