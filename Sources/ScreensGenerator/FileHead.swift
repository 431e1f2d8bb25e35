import SpecModel
import TemplateEngine

/// What the first lines of a file say: which spec it comes from, the header of the module, and what
/// is imported.
struct FileHead {
  private let specFile: TemplateValue
  private let imports: [String]
  private let comment: TemplateValue
  private let xmlComment: TemplateValue

  init(specFile: String, imports: [String], header: [String]) {
    self.specFile = .string(specFile.inComment)
    self.imports = imports
    let lines = header.map(\.inComment)
    comment = .list(lines.map { .string($0.isEmpty ? "" : " " + $0) })
    xmlComment = .list(lines.map { .string($0.isEmpty ? "" : "    " + $0.inXMLComment) })
  }

  func add(to fields: inout TemplateMapping, of artefact: Artefact) {
    fields["specFile"] = specFile
    fields["header"] = comment
    fields["xmlHeader"] = xmlComment
    // Tests import the module that they test, which has what it needs of others.
    if artefact == .tests { return }
    let needed = fields["imports"]?.strings ?? [Names.runtimeModule]
    fields["imports"] = .list(Set(needed + imports).sorted().map { .string($0) })
  }
}

extension String {
  /// The text as a comment of XML can hold it, which two hyphens would end.
  fileprivate var inXMLComment: String {
    // Of three hyphens, the second meets the third only after the first two were parted.
    replacing("--", with: "- -").replacing("--", with: "- -")
  }
}

extension TemplateValue {
  /// The texts of a list.
  fileprivate var strings: [String]? {
    guard case .list(let items) = self else { return nil }
    return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension Spec {
  /// The modules that the sources import besides the runtime.
  var imports: [Located<String>] {
    switch self {
    case .screenlet(let spec): spec.imports
    case .connector(let spec): spec.imports
    case .interactor(let spec): spec.imports
    case .theme, .module: []
    }
  }
}

extension [ModelSpec] {
  /// Those that are generated from the spec itself, not from its module file.
  var own: [ModelSpec] { filter { !$0.isShared } }
}
