import SourceText
package import SpecModel
import TemplateEngine

/// Which files a spec yields, and what each of them is rendered with.
package struct Blueprint: Hashable, Sendable {
  /// A file to be: an artefact and its values. Its path comes out of the templates' own path.
  package struct PlannedFile: Hashable, Sendable {
    let artefact: Artefact
    /// The folder that it goes into; nil is that of the Screenlet.
    var folder: String?
    var value: TemplateValue
    /// The part of the spec that asks for the file.
    let origin: SourceRange
  }

  /// The folder of the output that everything but the tests goes into: `AddBookmarkScreenlet`.
  package let root: String
  /// Where what was generated is kept, below the output directory.
  package let basePath: String
  package let files: [PlannedFile]

  /// Plans the files of `spec`, which was read from a file named `specFile` and refers to `sets`, by
  /// their paths.
  package init(_ spec: Spec, specFile: String, sets: [String: ThemeSetSpec] = [:]) {
    var files: [PlannedFile]
    switch spec {
    case .screenlet(let screenlet):
      root = Names.root(screenlet)
      basePath = root + "/" + Names.baseFile(screenlet.name.value)
      files = Self.files(of: screenlet, sets)
    case .connector(let lone):
      root = ""
      basePath = "Connectors/" + Names.baseFile(Names.connector(lone.connector))
      files = Self.files(of: lone)
    case .interactor(let lone):
      root = ""
      basePath = "Interactors/" + Names.baseFile(Names.interactor(lone.interactor))
      files = Self.files(of: lone)
    case .theme(let set):
      root = Names.themeSetFolder(set)
      basePath = root + "/" + Names.baseFile(set.name.value.capitalizedWords)
      files = Self.files(of: set)
    }
    let name = specFile.inComment
    for index in files.indices { files[index].name(name) }
    self.files = files
  }

  private static func files(
    of spec: ScreenletSpec, _ sets: [String: ThemeSetSpec]
  ) -> [PlannedFile] {
    let methods = DelegateMethods(spec)
    var files = [
      PlannedFile(
        artefact: .screenlet, value: spec.screenletValue(methods), origin: spec.name.range)
    ]
    if spec.hasDelegate {
      files.append(
        PlannedFile(
          artefact: .delegate, value: spec.delegateValue(methods), origin: spec.name.range))
    }
    if !spec.viewModel.isEmpty {
      files.append(
        PlannedFile(artefact: .viewModel, value: spec.viewModelValue, origin: spec.name.range))
    }
    files += spec.models.map {
      PlannedFile(artefact: .model, value: $0.value, origin: $0.name.range)
    }
    files += spec.actions.map {
      PlannedFile(
        artefact: $0.interactorArtefact, value: $0.interactorValue(in: spec),
        origin: $0.interactor.range)
    }
    files += spec.actions.flatMap { action in
      action.loginConnectors.map { artefact, value in
        PlannedFile(artefact: artefact, value: value, origin: action.interactor.range)
      }
    }
    if let list = spec.list {
      files += [
        PlannedFile(
          artefact: .pageLoadInteractor, value: list.interactorValue(in: spec), origin: list.range),
        PlannedFile(
          artefact: .pageConnector, value: list.connector.value, origin: list.connector.name.range),
      ]
    }
    files += spec.connectors.map {
      PlannedFile(artefact: $0.artefact, value: $0.value, origin: $0.name.range)
    }
    if let presenter = spec.presenterValue, let name = spec.ownPresenter {
      files.append(
        PlannedFile(artefact: .progressPresenter, value: presenter, origin: name.range))
    }
    let view = ViewValues(spec)
    // One for all themes, unless they show the rows of a list differently.
    var layouts: [ThemeSpec.ListStyle?: XIBLayout] = [:]
    for theme in spec.themes {
      let style = spec.listStyle(of: theme)
      let layout = layouts[style] ?? XIBLayout(spec, listStyle: style)
      layouts[style] = layout
      files.append(
        PlannedFile(
          artefact: theme.artefact, value: spec.value(of: theme, view, layout, sets),
          origin: theme.name.range))
      files += spec.listFiles(of: theme, sets).map {
        PlannedFile(artefact: $0, value: $1, origin: theme.name.range)
      }
    }
    if let tests = spec.testsValue(methods) {
      files.append(
        PlannedFile(
          artefact: .tests, folder: Names.testsRoot(spec), value: tests, origin: spec.name.range))
    }
    return files
  }

  private static func files(of spec: LoneConnectorSpec) -> [PlannedFile] {
    let connector = spec.connector
    return spec.models.map {
      PlannedFile(artefact: .model, value: $0.value, origin: $0.name.range)
    } + [
      PlannedFile(
        artefact: connector.artefact, value: connector.value, origin: connector.name.range)
    ]
  }

  private static func files(of spec: LoneInteractorSpec) -> [PlannedFile] {
    let interactor = spec.interactor
    return spec.models.map {
      PlannedFile(artefact: .model, value: $0.value, origin: $0.name.range)
    }
      + spec.connectors.map {
        PlannedFile(artefact: $0.artefact, value: $0.value, origin: $0.name.range)
      } + [
        PlannedFile(
          artefact: interactor.interactorArtefact, value: interactor.interactorValue(in: nil),
          origin: interactor.interactor.range)
      ]
  }

  private static func files(of set: ThemeSetSpec) -> [PlannedFile] {
    var files: [PlannedFile] = []
    if set.hasConstants {
      files.append(
        PlannedFile(
          artefact: .themeConstants, value: set.constantsValue, origin: set.name.range))
    }
    if let value = set.presenterValue {
      files.append(
        PlannedFile(artefact: .themeProgressPresenter, value: value, origin: set.name.range))
    }
    return files
  }
}

extension Blueprint.PlannedFile {
  /// Adds the name of the spec to the values, for the first line of the file.
  fileprivate mutating func name(_ specFile: String) {
    guard case .mapping(var fields) = value else { return }
    // One owner, so that nothing is copied.
    value = .null
    fields["specFile"] = .string(specFile)
    if fields["imports"] == nil { fields["imports"] = [.string(Names.runtimeModule)] }
    value = .mapping(fields)
  }
}
