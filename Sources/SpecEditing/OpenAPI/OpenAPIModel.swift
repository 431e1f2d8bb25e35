import SourceText

/// An object of a document, as a model of a spec.
struct OpenAPIModel {
  struct Attribute {
    let name: String
    var type: String
  }

  var name: String
  var attributes: [Attribute] = []
  /// Warnings about the attributes that the model cannot have, with the reasons.
  var leftOut = Diagnostics()
  /// The range of the object in the document.
  let range: SourceRange

  var entry: SpecEntry {
    SpecEntry(name, .block(attributes.map { SpecEntry($0.name, $0.type) }))
  }
}
