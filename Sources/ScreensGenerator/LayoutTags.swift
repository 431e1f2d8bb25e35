import SwiftLayout
import TemplateEngine

/// The tags with which a template of Swift says where its lines may be broken:
///
/// ```
/// open class {{viewClass}}{{:}}{{superclass}}{{,}}{{viewModelProtocol}}{{;}} {
///   let interactor = {{interactorClass}}{{(}}screenlet: self{{,}}{{{arguments}}}{{)}}
/// ```
///
/// Each tag prints what Swift has at that position on one line.
enum LayoutTags {
  static let values: TemplateMapping = [
    "(": .code("(\(.list)"),
    "[": .code("[\(.elements)"),
    ",": .code(Code.separator),
    ")": .code("\(.end))"),
    "]": .code("\(.end)]"),
    ":": .code(":\(.header) "),
    "->": .code("\(.result) -> "),
    "guard": .code("guard\(.guard) "),
    "if": .code("if\(.conditions) "),
    ";": .code("\(.end)"),
    "|": .code("\(.point)"),
    "?": .code("?\(.member)"),
    "~": .code("\(.words)"),
  ]
}

extension TemplateValue {
  static func code(_ code: Code) -> TemplateValue { .marked(code.marked) }
}
