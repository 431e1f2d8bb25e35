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
        let mentions = outline.mentions.filter {
          names.contains($0.text) && !declared.contains($0.text)
        }
        let certain = mentions.first { isCertain($0.text, in: outline) }
        guard let mention = certain ?? mentions.first else { continue }
        warning(
          .notImported(mention.text, module), at: mention.range,
          fixes: certain == nil ? [] : places.map { $0.line(below: "import \(module)") })
      }
    }
  }

  /// Returns whether the name can only be that of the library: another module that the file imports
  /// may have a model such as `Comment`, too.
  private func isCertain(_ name: String, in outline: Outline) -> Bool {
    if ["Screenlet", "ViewModel", "_"].contains(where: { name.contains($0) }) { return true }
    return outline.imports.allSatisfy { Self.systemModules.contains($0.name.text) }
  }

  private static let systemModules: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Dispatch",
    "Foundation", "LRMobileSDK", "LiferayMobileSDK", "LiferayScreens",
    "LiferayScreensCompatibility", "LiferayScreensLibrary", "MapKit", "MessageUI",
    "MobileCoreServices", "ObjectiveC", "Photos", "QuartzCore", "SafariServices", "Security",
    "SwiftUI", "UIKit", "UserNotifications", "WebKit",
  ]

  /// Returns the names of the modules that sources of other modules declare too: types that other
  /// files see, and members.
  private func namesDeclaredElsewhere() -> Set<String> {
    var names: Set<String> = []
    for outline in code.outlines {
      let module = modules.module(of: outline.file.path)
      if [LibraryClasses.module, LibraryClasses.formerModule].contains(module) { continue }
      names.formUnion(outline.members.map(\.name.text))
      for type in outline.types where type.modifiers.isDisjoint(with: ["private", "fileprivate"]) {
        if type.kind != .extension { names.insert(type.name.text) }
        names.formUnion(type.members.map(\.name.text))
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
