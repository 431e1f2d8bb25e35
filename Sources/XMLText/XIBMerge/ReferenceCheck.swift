import SourceText

/// Checks whether the result of a merge is a valid XIB: each identifier occurs once, and each
/// reference leads to an object that exists.
struct ReferenceCheck {
  private(set) var conflicts = Diagnostics()

  /// Checks a merged document. Problems that `yours` already has are not reported.
  init(_ document: Document, yours: KeyedTree, generated: KeyedTree) {
    let before = References(yours.document)
    let after = References(document)
    for id in after.duplicates.subtracting(before.duplicates).sorted() {
      conflicts.error(.duplicate(id), at: place(of: id, yours, generated))
    }
    for (id, title) in after.dangling.sorted(by: { $0.key < $1.key })
    where before.dangling[id] == nil {
      conflicts.error(.dangling(id, title), at: place(of: id, yours, generated))
    }
  }

  /// Returns the range of the identifier in your version, or else in the generated one.
  private func place(of id: String, _ yours: KeyedTree, _ generated: KeyedTree) -> SourceRange {
    for document in [yours.document, generated.document] {
      for element in document.elements {
        if let attribute = element.attributes.first(where: { $0.value == id }) {
          return attribute.valueRange
        }
      }
    }
    return yours.document.root.nameRange
  }
}

/// The identifiers of a XIB, and the references to them.
private struct References {
  var duplicates: Set<String> = []
  /// References to missing objects, each with the element that refers to it.
  var dangling: [String: String] = [:]

  init(_ document: Document) {
    var objects: Set<String> = []
    let elements = document.root.element("objects")?.descendants ?? []
    for element in elements {
      if let id = element["id"], !objects.insert(id).inserted { duplicates.insert(id) }
    }
    for element in elements {
      for name in ["destination", "firstItem", "secondItem", "reference"] {
        guard let id = element[name], !objects.contains(id) else { continue }
        dangling[id] = element.title
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicate(_ id: String) -> Self {
    "you and the generator both have an object with the id '\(id)'; give yours another one"
  }

  fileprivate static func dangling(_ id: String, _ title: String) -> Self {
    "\(title) needs the object '\(id)', which is not there any more; connect it to another"
  }
}
