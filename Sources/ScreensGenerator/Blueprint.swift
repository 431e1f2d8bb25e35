import SourceText
package import SpecModel
import TemplateEngine

/// The files that a spec yields, each with the values that it is rendered with.
package struct Blueprint: Hashable, Sendable {
  /// A file to generate: an artefact and its values. Its path is rendered from the path of the
  /// template.
  package struct PlannedFile: Hashable, Sendable {
    let artefact: Artefact
    /// The folder that it goes into; nil for the root of the blueprint.
    let folder: String?
    /// What it is rendered with.
    let value: TemplateValue
    /// The part of the spec that makes the file.
    let origin: SourceRange
    /// The methods of its class that the developer has to fill in.
    let methodsToFillIn: [String]
    /// The XIB of another theme that its own is made of; nil if it is made of the template.
    var parentInterface: ParentInterface?
    /// The app's own classes of controls in its XIB.
    var controlClasses: [ControlClass] = []

    init(
      artefact: Artefact, folder: String? = nil, context: some TemplateContext,
      origin: SourceRange, methodsToFillIn: [String] = []
    ) {
      self.artefact = artefact
      self.folder = folder
      value = TemplateValue(context)
      self.origin = origin
      self.methodsToFillIn = methodsToFillIn
    }
  }

  /// The folder of the output for everything except the tests: `AddBookmarkScreenlet`.
  package let root: String
  /// The path of the base, below the output directory.
  package internal(set) var basePath: String
  package let files: [PlannedFile]
  let layout: ModuleSpec.Layout
  /// The values that all files are rendered with, unless their own values override them.
  let common: TemplateMapping
  /// The folders that contain everything that the spec yields, or that an earlier version of it
  /// yielded.
  package internal(set) var folders: [String]

  /// Plans the files of `spec`, which was read from a file named `specFile`. `sets` are the theme
  /// sets that it refers to, by their paths; `interfaces` are the XIBs of the Screenlets to which it
  /// adds themes, by the texts that name these; `services` are the classes of services that are
  /// generated with it; and `module` is what it shares with the other specs of its module.
  package init(
    _ spec: Spec, specFile: String, sets: [String: ThemeSetSpec] = [:],
    interfaces: [String: [String: String]] = [:], services: [ServiceClass] = [],
    in module: ModuleSpec? = nil
  ) {
    layout = module?.layout ?? .byScreenlet
    var files: [PlannedFile]
    switch spec {
    case .screenlet(let screenlet):
      root = Names.root(screenlet)
      folders = Self.folders(root)
      basePath = root + "/" + Names.baseFile(screenlet.name.value)
      files = screenlet.plannedFiles(sets)
    case .connector(let lone):
      root = ""
      basePath = "Connectors/" + Names.baseFile(Names.connector(lone.connector))
      folders = Self.loneFolders
      files = lone.models.own.map(PlannedFile.init) + [PlannedFile(lone.connector)]
    case .interactor(let lone):
      root = ""
      basePath = "Interactors/" + Names.baseFile(Names.interactor(lone.interactor))
      folders = Self.loneFolders
      files =
        lone.models.own.map(PlannedFile.init) + lone.connectors.map(PlannedFile.init)
        + lone.interactor.loginConnectorFiles + [PlannedFile(lone.interactor, in: nil)]
    case .theme(let set):
      root = Names.themeSetFolder(set)
      folders = [root]
      basePath = root + "/" + Names.baseFile(set.name.value.capitalizedWords)
      files = Self.files(of: set)
    case .themes(let themes):
      root = Names.root(themes, specFile: specFile)
      folders = Self.folders(root)
      basePath = root + "/" + Names.baseFile(Names.base(ofThemes: specFile))
      files = themes.plannedFiles(sets, interfaces, testsIn: root + "Tests")
    case .module(let module):
      root = ""
      basePath = Names.baseFile(module.name.value)
      folders = Names.moduleFolders
      files = module.models.filter { $0.module == nil }.map(PlannedFile.init)
    }
    // Files in a folder `Services` at the root of the output were written by hand.
    let folder = root.isEmpty ? "Connectors" : nil
    files += services.map {
      PlannedFile(
        artefact: .service, folder: folder, context: $0.context, origin: spec.name.range)
    }
    self.files = files
    common = TemplateMapping(spec.head(of: specFile, in: module))
  }

  /// Returns the folders of a Screenlet, or of themes, and of its tests, in every layout.
  private static func folders(_ root: String) -> [String] {
    [root, root + "Tests"].flatMap { folder in
      [folder, Names.resourceFolder + "/" + folder, Names.testFolder + "/" + folder]
    }
  }

  /// The folders of a connector or an interactor alone, and of its models.
  private static let loneFolders = ["Connectors", "Interactors", "Models"]

  /// Returns the paths at which the base of a spec is if the file has the name of what it describes.
  package static func usualBases(of specFile: String) -> [String] {
    let name = String(specFile.prefix { $0 != "." })
    return [
      "\(name)Screenlet/\(Names.baseFile(name))", Names.baseFile(name),
      "Connectors/" + Names.baseFile(name + "Connector"),
      "Interactors/" + Names.baseFile(name + "Interactor"),
    ]
  }

  /// Returns whether the path belongs to the base of a connector or an interactor that is generated
  /// alone.
  package static func isBaseOfLone(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.count == 2 && loneFolders.contains(parts[0]) && parts[1].hasPrefix(".")
  }

  private static func files(of set: ThemeSetSpec) -> [PlannedFile] {
    var files: [PlannedFile] = []
    if set.hasConstants {
      files.append(
        PlannedFile(
          artefact: .themeConstants, context: set.constantsContext, origin: set.name.range))
    }
    if let context = set.presenterContext {
      files.append(
        PlannedFile(artefact: .themeProgressPresenter, context: context, origin: set.name.range))
    }
    return files
  }
}

extension Blueprint.PlannedFile {
  init(_ connector: ConnectorSpec) {
    self.init(
      artefact: connector.output.artefact, context: connector.output.context(of: connector),
      origin: connector.name.range)
  }

  /// Plans the interactor of an action.
  init(_ action: ActionSpec, in spec: ScreenletSpec?) {
    self.init(
      artefact: action.interactorArtefact, context: action.interactorContext(in: spec),
      origin: action.interactor.range, methodsToFillIn: action.parsersByHand)
  }

  init(_ model: ModelSpec) {
    self.init(artefact: .model, context: model.context, origin: model.name.range)
  }
}
