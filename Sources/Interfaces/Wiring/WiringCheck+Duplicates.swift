import SourceText
import SwiftText

// Sources that cannot be compiled into the same module.
extension WiringCheck {
  /// Reports two files with the same name, and two types with the same name, in a module. Files
  /// whose module is unknown are only compared with those of their directory, which may belong to
  /// other targets.
  mutating func checkDuplicates() {
    var files: [InModule: Outline] = [:]
    var types: [InModule: TypeDeclaration] = [:]
    var typesByDirectory: [String: TypeDeclaration] = [:]
    for outline in code.outlines where outline.problems.isEmpty {
      let path = outline.file.path
      guard let module = modules.module(of: path) else {
        if !modules.excludes(path) { checkTypes(of: outline, among: &typesByDirectory) }
        continue
      }
      func here(_ name: String) -> InModule {
        InModule(name: name, module: module, project: code.projects.project(of: path))
      }
      let file = here(path.fileName.lowercased())
      if let first = files[file] {
        error(
          .twoFiles(path.fileName, module), at: outline.start,
          notes: [Diagnostic.Note(.firstFile, at: first.start)])
        continue
      }
      files[file] = outline
      for type in outline.types where type.isSeenByModule {
        if let first = types[here(type.name.text)] {
          error(
            .twoTypes(type.name.text, module), at: type.name.range,
            notes: [Diagnostic.Note(.firstType, at: first.name.range)])
        } else {
          types[here(type.name.text)] = type
        }
      }
    }
  }

  private mutating func checkTypes(
    of outline: Outline, among types: inout [String: TypeDeclaration]
  ) {
    for type in outline.types where type.isSeenByModule {
      let path = "\(outline.file.path.directory)/\(type.name.text)"
      guard let first = types[path] else {
        types[path] = type
        continue
      }
      warning(
        .twoTypesHere(type.name.text), at: type.name.range,
        notes: [Diagnostic.Note(.firstType, at: first.name.range)])
    }
  }

  /// A name within a module. Packages and projects may have modules of the same name, for example
  /// copies of an app.
  private struct InModule: Hashable {
    let name: String
    let module: String
    let project: Substring
  }
}

extension Outline {
  /// The range to show for the whole file.
  fileprivate var start: SourceRange { types.first?.name.range ?? file.range(0..<0) }
}

extension TypeDeclaration {
  /// Whether the type is visible in the whole module in every configuration.
  fileprivate var isSeenByModule: Bool {
    kind != .extension && clauses.isEmpty
      && modifiers.isDisjoint(with: ["private", "fileprivate"])
  }
}

extension Diagnostic.Message {
  fileprivate static let firstFile: Self = "the other file is this one"

  fileprivate static let firstType: Self = "the other one is declared here"

  fileprivate static func twoFiles(_ name: String, _ module: String) -> Self {
    Self(
      "two files of the module '\(module)' are named '\(name)', which Swift does not compile; "
        + "rename one, or delete it if it is the same")
  }

  fileprivate static func twoTypesHere(_ name: String) -> Self {
    "two types of this directory are named '\(name)'; rename one, unless they are of two targets"
  }

  fileprivate static func twoTypes(_ name: String, _ module: String) -> Self {
    "two types of the module '\(module)' are named '\(name)'; rename or delete one of them"
  }
}
