import FileStore
import Regeneration
import Runs
import ScreensGenerator
import ServiceCatalog
import SourceText
import SpecModel

/// A run of `service add`, which adds documents of a server to a catalogue of the module.
struct ServiceAddition {
  private let arguments: Arguments
  private let console: Console
  private let modules: ModuleFiles
  private let module: ModuleFiles.Found
  /// The path of the catalogue.
  private let path: String

  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.arguments = arguments
    self.console = console
    modules = arguments.modules
    guard let module = try modules.found(for: "services") else { throw .noModule }
    self.module = module
    path = try Self.path(arguments, module)
  }

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

  func run() throws(Failure) -> ExitCode {
    var diagnostics = Diagnostics()
    // This is checked before the tree is locked, because a path that the module file cannot name
    // may be in a directory that other runs are using.
    let naming = module.change(naming: path, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    try LockedTree.take([path, module.file.path].map(Path.directory), arguments, console)
    let stored = Workspace.exists(path) ? try Workspace.read(path, as: .serviceCatalog) : nil
    let old = stored.flatMap { CatalogFile($0, reporting: &diagnostics) }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let new = try catalog(after: old ?? CatalogFile(), reporting: &diagnostics)
    let lines = new.text.utf8.count { $0 == UInt8(ascii: "\n") }
    if lines > InputFormat.serviceCatalog.limits.count { throw .tooLong(path, lines) }
    let change = FileChange(ownFile: new.text, stored: stored.map { .text($0.text) })
    let changes = [PlacedChange(place: path, change: change)] + [naming].compactMap(\.self)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let differences = old.map { $0.changes(to: new) } ?? []
    try report(differences, to: &diagnostics)
    if !arguments.has("dry-run") { try Workspace.apply(changes, on: console) }
    console.print(diagnostics)
    console.status(ofItems: changes.map { ($0.change.word, $0.place) } + items(differences))
    console.status([summary(of: new)])
    return .done
  }

  private func catalog(
    after old: CatalogFile, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> CatalogFile {
    var catalog = old
    for operand in arguments.operands where !isHeaderOfAnother(operand) {
      let document = try console.read(operand, as: .serviceDocument, reporting: &diagnostics)
      guard let updated = catalog.updated(from: document, reporting: &diagnostics) else {
        throw Failure(diagnostics)
      }
      catalog = updated
    }
    return catalog
  }

  /// Returns whether an operand is a header whose implementation file is also an operand, which has
  /// the paths: a shell pattern names both `LRAccountService_v7.h` and its `.m`.
  private func isHeaderOfAnother(_ operand: String) -> Bool {
    operand.hasSuffix(".h") && arguments.operands.contains(operand.dropLast() + "m")
  }

  private func report(
    _ differences: [CatalogChange], to diagnostics: inout Diagnostics
  ) throws(Failure) {
    if differences.isEmpty { return }
    for member in try modules.members(ofModuleAt: module.file.path) {
      let calls = Spec.calls(in: try Workspace.read(member, as: .spec), of: module.spec)
      for difference in differences { difference.report(calls, to: &diagnostics) }
    }
  }

  private func items(_ differences: [CatalogChange]) -> [(word: String, item: String)] {
    differences.map(\.words).flatMap { word, item, now in
      [(word, item)] + (now.map { [("to", $0)] } ?? [])
    }
  }

  private func summary(of catalog: CatalogFile) -> String {
    let words = [
      catalog.methodCount.counting("method"), catalog.services.count.counting("service"),
      catalog.types.count.counting("type"),
    ]
    return "\(path): \(words.joined(separator: ", "))"
  }
}

extension Failure {
  fileprivate static func tooLong(_ path: String, _ lines: Int) -> Failure {
    Failure(
      code: .cannotCreate,
      message: "'\(path)' would have \(lines) lines, and no later run reads more than "
        + "\(InputFormat.serviceCatalog.limits.count); add fewer applications, "
        + "or some to another catalogue with '--to'")
  }

  fileprivate static let noModule = Failure(
    code: .noInput,
    message: "no module file is here or in a directory above, to name the catalogue; make one "
      + "first: echo 'module: App' > App.module.yml")
}
