import SourceText
import SwiftLayout
import TemplateEngine

/// The tags with which a template of Swift says where its lines may be broken:
///
/// ```
/// open class {{viewClass}}{{:}}{{superclass}}{{,}}{{viewModelProtocol}}{{;}} {
///   let interactor = {{interactorClass}}{{(}}screenlet: self{{,}}{{{arguments}}}{{)}}
/// ```
///
/// Each tag prints the text that is in its place if nothing is broken.
enum LayoutTags {
  static let texts = tags.mapValues(\.marked)

  private static let tags: [String: Code] = [
    "(": "(\(.list)",
    "[": "[\(.elements)",
    ",": Code.separator,
    ")": "\(.end))",
    "]": "\(.end)]",
    ":": ":\(.header) ",
    "->": "\(.result) -> ",
    "guard": "guard\(.guard) ",
    "if": "if\(.conditions) ",
    ";": "\(.end)",
    "|": "\(.point)",
    "?": "?\(.member)",
    "~": "\(.words)",
  ]
}

extension TemplateValue {
  static func code(_ code: Code) -> TemplateValue { .marked(code.marked) }

  /// The conditions of a statement, or null for an empty list.
  static func conditions(_ conditions: [Code]) -> TemplateValue {
    conditions.isEmpty ? .null : .code(.list(conditions))
  }
}
