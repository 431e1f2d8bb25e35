package import Regeneration
package import SourceText
package import SpecModel
import SpecNotation

/// The job, on one page: from the text of a spec to the files it yields, each arrow a function of
/// values. Reading before it and writing after it are the `Workspace`'s, in `screens-gen`.
package struct Generator: Sendable {
  /// Of screens-gen.
  package static let version = "0.1.0"

  package let templates: TemplateSet

  package init(templates: TemplateSet) {
    self.templates = templates
  }

  /// What a spec file yields.
  package struct Output: Hashable, Sendable {
    package let spec: Spec
    package let blueprint: Blueprint
    package let files: FileTree

    /// Whether the spec yields the path, or may have yielded it when it said something else.
    package func mayYield(_ path: String) -> Bool {
      files[path] != nil
        || !path.isHidden && blueprint.folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// Nil, and reported, if the spec or a template has errors.
  package func generate(
    _ file: SourceFile, reporting diagnostics: inout Diagnostics
  ) -> Output? {
    guard let spec = Self.spec(file, reporting: &diagnostics) else { return nil }
    return generate(spec, from: file, sets: [:], reporting: &diagnostics)
  }

  /// What the `spec` yields that was read from `file`; `sets` are the theme sets that it names, by
  /// the paths under which it does. `missing` gives a file of the output as that is shown; nil if it
  /// is there, written by hand.
  package func generate(
    _ spec: Spec, from file: SourceFile, sets: [String: ThemeSetReference],
    missing: @escaping (_ path: String) -> String? = { $0 },
    reporting diagnostics: inout Diagnostics
  ) -> Output? {
    // What the templates import may have every service.
    let missing = templates.hasOwnImports ? { _ in nil } : missing
    let sets = Self.checked(spec, sets: sets, missing: missing, reporting: &diagnostics)
    guard let sets else { return nil }
    let blueprint = Blueprint(spec, specFile: file.name, sets: sets)
    guard let files = blueprint.rendered(with: templates, reporting: &diagnostics) else {
      return nil
    }
    return Output(spec: spec, blueprint: blueprint, files: files)
  }

  /// The theme sets of a spec. Nil, and reported, if one of them is not a set, if two things of the spec
  /// would get one name, or if a service has a misspelt one.
  package static func checked(
    _ spec: Spec, sets: [String: ThemeSetReference],
    missing: @escaping (_ path: String) -> String?, reporting diagnostics: inout Diagnostics
  ) -> [String: ThemeSetSpec]? {
    var found = Diagnostics()
    ServiceCheck(missing: missing).check(spec, reporting: &found)
    Names.checkUnique(spec, reporting: &found)
    let resolved = ThemeSetReference.resolved(spec.themeSets, in: sets, reporting: &found)
    diagnostics.append(found)
    // Two types of one name would be reported again as two files of one name.
    return found.hasErrors ? nil : resolved
  }

  /// The spec in a file. Nil, and reported, if it has errors.
  package static func spec(
    _ file: SourceFile, reporting diagnostics: inout Diagnostics
  ) -> Spec? {
    diagnostics.unlessErrors { found in
      Node(parsing: file, reporting: &found).flatMap { Spec($0, reporting: &found) }
    }
  }
}

extension SourceFile {
  /// The last part of the path: `AddBookmark.screenlet.yml`.
  fileprivate var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
