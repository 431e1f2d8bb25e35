import SourceText
import SwiftText

// What code for Liferay Screens 5 used of its only module is in several modules here. A file that
// imports LiferayScreens alone may be such code.
extension WiringCheck {
  static let importedNames = LibraryClasses.types.union(LibraryClasses.formerNames)

  mutating func checkImports() {
    let declared = namesDeclaredElsewhere().union(objectiveCClasses)
    for outline in code.outlines {
      for old in outline.imports where old.name.text == "LRMobileSDK" {
        warning(
          .renamedModule(old.name.text, "LiferayMobileSDK"), at: old.name.range,
          fixes: [Diagnostic.Fix(old.name.range, "LiferayMobileSDK")])
      }
      let places = outline.imports.filter { $0.name.text == "LiferayScreens" }.map(\.name.range)
      if places.isEmpty { continue }
      let imports = Set(outline.imports.map(\.name.text)).union(code.exportedImports)
      for (module, names) in [
        (LibraryClasses.module, LibraryClasses.types),
        (LibraryClasses.formerModule, LibraryClasses.formerNames),
      ] where !imports.contains(module) && modules.module(of: outline.file.path) != module {
        let mention = outline.mentions.first {
          names.contains($0.text) && !declared.contains($0.text)
        }
        guard let mention else { continue }
        warning(
          .notImported(mention.text, module), at: mention.range,
          fixes: places.map { $0.line(below: "import \(module)") })
      }
    }
  }

  /// Returns the names of the modules that sources of other modules declare too.
  private func namesDeclaredElsewhere() -> Set<String> {
    var names: Set<String> = []
    for outline in code.outlines {
      let module = modules.module(of: outline.file.path)
      if [LibraryClasses.module, LibraryClasses.formerModule].contains(module) { continue }
      names.formUnion(outline.members.map(\.name.text))
      var types = outline.types
      while let type = types.popLast() {
        if type.kind != .extension { names.insert(type.name.text) }
        names.formUnion(type.members.map(\.name.text))
        types += type.types
      }
    }
    return names.intersection(Self.importedNames)
  }
}

extension Diagnostic.Message {
  fileprivate static func renamedModule(_ old: String, _ new: String) -> Self {
    "the module '\(old)' of Liferay Screens 5 is '\(new)' here"
  }

  fileprivate static func notImported(_ name: String, _ module: String) -> Self {
    "'\(name)' is in the module '\(module)', which this file does not import"
  }
}
