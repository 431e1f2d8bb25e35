import Regeneration
import SourceText
import SpecModel

extension Generator {
  /// Returns the renaming of a spec that was renamed, or that was moved or whose output was moved,
  /// without `rename`. Returns nil if it was not.
  func renamingByHand(
    of output: Output, from file: SourceFile, _ inputs: Inputs, over existing: Existing
  ) throws(UnreadOutput) -> (renaming: Renaming, base: FoundBase?)? {
    // A spec that yields nothing has no base, and no files that could be moved.
    guard let specPath = existing.specPath, output.isMovable, !output.files.paths.isEmpty else {
      return nil
    }
    let basePath = output.blueprint.basePath
    let isThere = try existing.exists(basePath)
    // If the base is in its place, only the names of views can have changed.
    let xibs = output.files.paths.filter { $0.hasSuffix(".xib") }
    if isThere, try existing.contents(of: xibs).count == xibs.count { return nil }
    let sets = inputs.references.compactMapValues(\.self)
    for found in try existing.knownBases().candidates(forSpecAt: specPath)
    where !isThere || found.path == basePath {
      var ignored = Diagnostics()
      guard let base = Base(found.file, reporting: &ignored) else { continue }
      let renaming =
        renamingByHand(of: output, from: base, at: found.path, file: file, sets: sets)
        ?? renamingOfShared(by: output, from: base, at: found.path, file: file, sets: sets)
      if let renaming { return (renaming, found) }
    }
    if isThere { return nil }
    return try existing.formerDirectory(ofBaseAt: basePath).map {
      (Renaming(moving: output, from: $0), nil)
    }
  }

  /// Returns the renaming from the former output of a Screenlet's spec to its current output,
  /// `made`, after the name, folder, view naming or layout was changed by hand. `base`, at `path`,
  /// is the former base. Returns nil if it is not the base of such a spec.
  private func renamingByHand(
    of made: Output, from base: Base, at path: String, file: SourceFile,
    sets: [String: SpecReference]
  ) -> Renaming? {
    guard case .screenlet(let spec) = made.spec,
      let (name, folder) = Blueprint.screenlet(ofBaseAt: path)
    else { return nil }
    var former = spec
    former.name.value = name
    former.folder = folder.map { Located($0, at: spec.folder?.range ?? spec.name.range) }
    let layouts = module == nil ? [.byScreenlet] : ModuleSpec.Layout.allCases
    let ways = ViewNaming.allCases.flatMap { naming in layouts.map { (naming, $0) } }
    let renamings = ways.compactMap { naming, layout -> Renaming? in
      former.viewNaming = naming
      var generator = self
      generator.module?.layout = layout
      let old = generator.formerOutput(of: .screenlet(former), from: file, sets: sets)
      guard let old, old.files.paths != made.files.paths else { return nil }
      return Renaming(from: old, to: made, with: templates)
    }
    func score(_ renaming: Renaming) -> Int {
      renaming.old.files.paths.count { base.files[$0] != nil }
    }
    guard let best = renamings.max(by: { score($0) < score($1) }),
      score(best) * 2 > best.old.files.paths.count,
      score(best) > made.files.paths.count(where: { base.files[$0] != nil })
    else { return nil }
    return best
  }
}

extension Generator {
  /// Returns the renaming of a theme set, themes or a module file whose name was changed by hand. Returns
  /// nil if `base`, which is at `path`, is not the base of such a spec.
  private func renamingOfShared(
    by made: Output, from base: Base, at path: String, file: SourceFile,
    sets: [String: SpecReference]
  ) -> Renaming? {
    guard let name = Names.name(ofBase: path.fileName) else { return nil }
    let former: Spec
    var formerFile = file
    switch made.spec {
    case .theme(var set):
      set.name.value = name.lowerFirst
      former = .theme(set)
    case .module(var module):
      module.name.value = name
      former = .module(module)
    case .themes:
      // These are named by their file.
      former = made.spec
      formerFile = SourceFile(path: Names.specFile(themes: name), text: file.text)
    case .screenlet, .connector, .interactor: return nil
    }
    guard let old = formerOutput(of: former, from: formerFile, sets: sets),
      old.blueprint.basePath == path, old.blueprint != made.blueprint,
      old.files.paths.count(where: { base.files[$0] != nil }) * 2 >= old.files.paths.count
    else { return nil }
    return Renaming(from: old, to: made, with: templates)
  }
}

extension Generator {
  /// Returns what a spec under its former name yields, whose calls were checked under the new one.
  private func formerOutput(
    of spec: Spec, from file: SourceFile, sets: [String: SpecReference] = [:]
  ) -> Output? {
    var ignored = Diagnostics()
    let output = try? generate(
      spec, from: file, sets: sets, own: .unchecked, reporting: &ignored)
    return output ?? nil
  }
}

extension Generator.Output {
  /// Whether the output moves with the spec. A connector or an interactor alone shares its folders
  /// and its models with others.
  fileprivate var isMovable: Bool {
    switch spec {
    case .screenlet, .theme, .themes, .module: true
    case .connector, .interactor: false
    }
  }
}

extension Blueprint {
  /// Returns the name and the folder of the Screenlet whose base is at this path, or nil for any
  /// other path.
  fileprivate static func screenlet(ofBaseAt path: String) -> (name: String, folder: String?)? {
    let names = path.split(separator: "/").map(String.init)
    guard names.count >= 2, let name = Names.name(ofBase: names[names.count - 1]),
      names[names.count - 2] == name + "Screenlet"
    else { return nil }
    let folder = names.dropLast(2).joined(separator: "/")
    return (name, folder.isEmpty ? nil : folder)
  }
}
