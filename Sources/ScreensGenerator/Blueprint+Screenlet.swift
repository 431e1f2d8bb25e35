import SpecModel
import TemplateEngine

/// The files of a Screenlet, in the order in which they are checked for duplicates.
extension ScreenletSpec {
  /// Returns the planned files. `sets` are the theme sets that the spec refers to, by their paths.
  func plannedFiles(_ sets: [String: ThemeSetSpec]) -> [Blueprint.PlannedFile] {
    let own = own
    return own.classFiles + observableViewModelFiles
      + own.actions.map { Blueprint.PlannedFile($0, in: own) }
      + own.connectorFiles + themeFiles(sets) + stringTableFiles + previewFiles
      + testFiles(delegateMethods)
  }

  /// The classes and protocols of the Screenlet itself, and its models.
  private var classFiles: [Blueprint.PlannedFile] {
    var files = [file(.screenlet, screenletContext)]
    if let byHandContext { files.append(file(.byHand, byHandContext)) }
    if let delegateContext { files.append(file(.delegate, delegateContext)) }
    if hasViewModel { files.append(file(.viewModel, viewModelContext)) }
    if keepsWrites { files.append(file(.synchronizer, synchronizerContext)) }
    return files
      + models.own.map(Blueprint.PlannedFile.init)
  }

  /// The view model of its themes of SwiftUI, with the members of the Screenlet that it extends.
  private var observableViewModelFiles: [Blueprint.PlannedFile] {
    observableViewModelContext.map {
      [
        Blueprint.PlannedFile(
          artefact: .observableViewModel, context: $0, origin: name.range,
          methodsToFillIn: viewMethods.map(\.name.value))
      ]
    } ?? []
  }

  private var connectorFiles: [Blueprint.PlannedFile] {
    var files = actions.flatMap(\.loginConnectorFiles)
    if let list {
      files += [
        Blueprint.PlannedFile(
          artefact: .pageLoadInteractor, context: list.interactorContext(in: self),
          origin: list.range),
        Blueprint.PlannedFile(list.connector),
      ]
    }
    return files + connectors.map { Blueprint.PlannedFile($0) }
  }

  /// Returns the files of its themes. `interfaces` are the XIBs of the Screenlet to which the spec
  /// adds them.
  func themeFiles(
    _ sets: [String: ThemeSetSpec], interfaces: [String: String] = [:]
  ) -> [Blueprint.PlannedFile] {
    var files: [Blueprint.PlannedFile] = []
    if extended == nil, let ownPresenter {
      files.append(
        Blueprint.PlannedFile(
          artefact: .progressPresenter, context: presenterContext(ownPresenter.value),
          origin: ownPresenter.range))
    }
    let tree = themeTree
    // Most themes share one look, and laying it out takes longer than everything else.
    var looks: [ThemeLook: ViewContext] = [:]
    for theme in themes {
      let look = ThemeLook(of: theme, in: tree)
      let view = looks[look] ?? viewContext(of: look)
      looks[look] = view
      let parent = parentInterface(of: theme, in: tree, interfaces)
      var file = Blueprint.PlannedFile(
        artefact: theme.artefact,
        context: context(of: theme, in: tree, view, sets, outlets: parent?.outlets ?? []),
        origin: theme.name.range,
        methodsToFillIn: theme.kind == .full ? viewMethods.map(\.name.value) : [])
      file.parentInterface = parent
      file.controlClasses = controlClasses(of: theme, in: tree, sets)
      files.append(file)
      if let context = byHandContext(of: theme) {
        files.append(
          Blueprint.PlannedFile(
            artefact: .themeByHand, context: context, origin: theme.name.range))
      }
      files += listFiles(of: theme, in: tree, sets, interfaces: interfaces)
    }
    return files
  }

  /// The string tables, one for each language, or the catalogue of all.
  private var stringTableFiles: [Blueprint.PlannedFile] {
    if hasStringCatalog, !languages.isEmpty { return [file(.stringCatalog, stringCatalogContext)] }
    return languages.map { language in
      Blueprint.PlannedFile(
        artefact: .stringTable, context: stringTableContext(in: language.value),
        origin: language.range)
    }
  }

  /// The previews of its themes, if the spec asks for them.
  var previewFiles: [Blueprint.PlannedFile] {
    hasPreviews ? [file(.previews, previewsContext)] : []
  }

  /// The tests, which use the default theme of the Screenlet.
  private func testFiles(_ methods: [DelegateMethod]) -> [Blueprint.PlannedFile] {
    guard let context = shownInTests.testsContext(methods) else { return [] }
    let folder = Names.testsRoot(self)
    return [
      Blueprint.PlannedFile(
        artefact: .tests, folder: folder, context: context, origin: name.range)
    ]
  }

  /// The Screenlet as the theme shows it that its tests use.
  var shownInTests: ScreenletSpec {
    var spec = showing(testedTheme.map { themeTree.members(of: $0) } ?? [])
    let isSwiftUI = testedTheme?.kind == .swiftUI
    if isSwiftUI { spec.removeControls() }
    if extended == nil, !isSwiftUI { return spec }
    // Here are the controls of its own default theme, of which some hold properties.
    let held = namesOfHeldProperties
    for action in spec.actions.indices {
      for input in spec.actions[action].inputs.indices {
        spec.actions[action].inputs[input].source.show(spec.viewModel, held: held)
      }
    }
    for input in (spec.list?.inputs ?? []).indices {
      spec.list?.inputs[input].source.show(spec.viewModel, held: held)
    }
    return spec
  }

  /// Removes the controls of its views, of which tests find nothing in a view of SwiftUI.
  private mutating func removeControls() {
    for index in viewModel.indices {
      viewModel[index].widget = nil
      viewModel[index].performs = nil
    }
    for index in actions.indices {
      actions[index].button = .none
      if case .member = actions[index].permission { actions[index].permission = nil }
    }
  }

  /// Returns a file that the spec as a whole makes.
  private func file(
    _ artefact: Artefact, _ context: some TemplateContext
  ) -> Blueprint.PlannedFile {
    Blueprint.PlannedFile(artefact: artefact, context: context, origin: name.range)
  }
}

extension InputSpec.Source {
  /// Replaces the member that holds the value by that of the same name among `members`, and the
  /// properties of the names `held` by the members that hold them.
  fileprivate mutating func show(_ members: [ViewModelMember], held: [String]) {
    switch self {
    case .property(let property):
      guard held.contains(property.name.value), let member = members.named(property.name.value)
      else { return }
      self = .viewModel(member)
    case .viewModel(let member): self = .viewModel(members.named(member.name.value) ?? member)
    case .sender(var sender):
      sender.member = sender.member.flatMap { members.named($0.name.value) }
      self = .sender(sender)
    case .part(var whole, let path):
      whole.show(members, held: held)
      self = .part(whole, path)
    }
  }
}

extension ActionSpec {
  /// The connectors of a login and their superclass.
  var loginConnectorFiles: [Blueprint.PlannedFile] {
    guard let login else { return [] }
    let common = Blueprint.PlannedFile(
      artefact: .loginConnector, context: loginConnectorContext(login), origin: interactor.range)
    return [common]
      + login.methods.map { method in
        Blueprint.PlannedFile(
          artefact: .loginMethodConnector, context: loginMethodContext(method, of: login),
          origin: interactor.range)
      }
  }
}
