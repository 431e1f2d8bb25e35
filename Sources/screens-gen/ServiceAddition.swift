import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator
import ServiceCatalog
import SourceText
import SpecEditing
import SpecModel

/// A run of `service add`: documents of a server become a catalogue of the module.
struct ServiceAddition {
  private let arguments: Arguments
  private let console: Console
  private let modules: ModuleFiles
  private let module: ModuleFiles.Found
  /// Where the catalogue is.
  private let path: String

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.arguments = arguments
    self.console = console
    modules = arguments.modules
    guard let module = try modules.found(for: Path.join(".", "services")) else { throw .noModule }
    self.module = module
    path = try Self.path(arguments, module)
  }

  func run() throws(Failure) -> ExitCode {
    var diagnostics = Diagnostics()
    // A path that no module file takes may be in a directory that others are at work in.
    let naming = moduleChange(reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let directories = [path, module.file.path].map(Path.directory)
    _ = try LockedTree.take(
      directories, isWriting: !arguments.has("dry-run"), console)
    let old = try storedCatalog(reporting: &diagnostics)
    let new = try catalog(after: old ?? CatalogFile(), reporting: &diagnostics)
    let changes = [try catalogChange(new)] + [naming].compactMap(\.self)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let differences = old.map { $0.changes(to: new) } ?? []
    try report(differences, to: &diagnostics)
    let isWritten = !arguments.has("dry-run")
    if isWritten { try Workspace.apply(changes, on: console) }
    console.print(diagnostics)
    console.status(changes.map { console.statusLine($0.change.word, $0.place) })
    console.status(lines(differences) + [summary(of: new)])
    return .done
  }

  /// What the catalogue has until now; nil if there is none.
  private func storedCatalog(
    reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> CatalogFile? {
    guard Workspace.exists(path) else { return nil }
    guard let catalog = CatalogFile(try Workspace.read(path), reporting: &diagnostics) else {
      throw Failure(diagnostics)
    }
    return catalog
  }

  private func catalog(
    after old: CatalogFile, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> CatalogFile {
    var catalog = old
    for operand in arguments.operands where !isHeaderOfAnother(operand) {
      let document = try Workspace.read(operand, reporting: &diagnostics)
      console.detail("read \(document.path), \(document.text.utf8.count) bytes")
      guard let updated = catalog.updated(from: document, reporting: &diagnostics) else {
        throw Failure(diagnostics)
      }
      catalog = updated
    }
    return catalog
  }

  /// Whether a class of the operands has its paths in another one: `LRAccountService_v7.h` beside its
  /// `.m`, as a pattern of the shell names both.
  private func isHeaderOfAnother(_ operand: String) -> Bool {
    operand.hasSuffix(".h") && arguments.operands.contains(operand.dropLast() + "m")
  }

  private func catalogChange(_ catalog: CatalogFile) throws(Failure) -> PlacedChange {
    let stored = Workspace.exists(path) ? try Workspace.read(path).text : nil
    return PlacedChange(
      place: path,
      change: stored.map { $0 == catalog.text ? .identical : .update(from: $0, to: catalog.text) }
        ?? .create(catalog.text))
  }

  /// The change of the module file, which has to name the catalogue; nil if it does.
  private func moduleChange(reporting diagnostics: inout Diagnostics) -> PlacedChange? {
    let name = Workspace.store.path(to: path, seenFrom: module.file.path)
    guard !module.spec.services.contains(where: { $0.value == name }),
      let edit = SpecEdit(addingServices: name, to: module.file, reporting: &diagnostics)
    else { return nil }
    let edited = SourceFile(path: module.file.path, text: edit.text)
    if case .module(let spec)? = Generator.spec(edited, reporting: &diagnostics) {
      let tree = ModuleTree(of: Workspace.identity(of: edited.path), shownAs: edited.path)
      for path in spec.services { _ = tree.file(path, reporting: &diagnostics) }
    }
    return PlacedChange(
      place: module.file.path, change: .update(from: module.file.text, to: edit.text))
  }

  private func report(
    _ differences: [CatalogChange], to diagnostics: inout Diagnostics
  ) throws(Failure) {
    if differences.isEmpty { return }
    for member in try modules.members(ofModuleAt: module.file.path) {
      let calls = Spec.calls(in: try Workspace.read(member), of: module.spec)
      for difference in differences { difference.report(calls, to: &diagnostics) }
    }
  }

  // MARK: What is said

  private func lines(_ differences: [CatalogChange]) -> [String] {
    differences.flatMap { difference in
      let (word, item, now) = difference.words
      return [console.statusLine(word, item)]
        + (now.map { [console.statusLine("to", $0)] } ?? [])
    }
  }

  private func summary(of catalog: CatalogFile) -> String {
    let counts = [
      (catalog.methodCount, "method"), (catalog.services.count, "service"),
      (catalog.types.count, "type"),
    ]
    let words = counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return "\(path.printable): \(words.joined(separator: ", "))"
  }
}

extension ServiceAddition {
  private static func path(
    _ arguments: Arguments, _ module: ModuleFiles.Found
  ) throws(Failure) -> String {
    if let path = arguments["to"] {
      if path.hasSuffix(CatalogFile.suffix) { return path }
      throw .usage("'\(path)' does not end with '\(CatalogFile.suffix)'")
    }
    let names = module.spec.services.map(\.value)
    if names.count > 1 {
      throw .usage(
        "'\(module.file.path)' names \(names.count) catalogues; say which with '--to'")
    }
    return Path.join(Path.directory(of: module.file.path), names.first ?? "portal.services")
  }
}

extension Failure {
  fileprivate static let noModule = Failure(
    code: .noInput,
    message: "no module file is here or in a directory above, to name the catalogue; make one "
      + "first: echo 'module: App' > App.module.yml")
}
