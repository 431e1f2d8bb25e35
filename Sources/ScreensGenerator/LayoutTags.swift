import TemplateEngine

/// The tags with which templates of earlier versions said where their lines may be broken, with the
/// text that each prints. A developer's own templates may still have them.
enum LayoutTags {
  static let texts = [
    "(": "(", "[": "[", ",": ", ", ")": ")", "]": "]", ":": ": ", "->": " -> ",
    "guard": "guard ", "if": "if ", ";": "", "|": "", "?": "?", "~": "",
  ]

  /// The values of the tags for all templates.
  static let values = TemplateMapping(texts.map { ($0.key, .string($0.value)) })
}
