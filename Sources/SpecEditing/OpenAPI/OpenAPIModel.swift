import SourceText

/// An object of a document, as a model of a spec.
struct OpenAPIModel {
  struct Attribute {
    let name: String
    var type: String
  }

  var name: String
  var attributes: [Attribute] = []
  /// What the model could not have: the attribute, and why.
  var leftOut = Diagnostics()
  /// Where the document describes it.
  let range: SourceRange

  var entry: SpecEntry {
    SpecEntry(name, .block(attributes.map { SpecEntry($0.name, $0.type) }))
  }
}
