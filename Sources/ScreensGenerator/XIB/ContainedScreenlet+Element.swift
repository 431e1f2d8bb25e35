import SourceText
import SpecModel
import TemplateEngine

/// What `Partials/xib/customView` is rendered with, besides what every view has.
struct CustomViewContext: TemplateContext {
  /// An attribute that the XIB sets: a Boolean, a text, or a number of a kind.
  struct Attribute: TemplateContext {
    let name: String
    let text: String
    let isBool: Bool
    let isText: Bool
    let number: String?
  }

  let customClass: String
  /// Nil for the module of the app.
  let customModule: String?
  let attributes: [Attribute]
}

extension ContainedScreenlet {
  /// The outlet of a view, and the member of the view model: `portraitScreenlet`.
  var outlet: String { name.value + "Screenlet" }

  var className: String { screenlet.value + "Screenlet" }

  /// Returns the Screenlet as an element of a XIB.
  func element(in module: String?) -> ControlElement {
    ControlElement(
      "customView",
      CustomViewContext(
        customClass: className, customModule: self.module?.value ?? module,
        attributes: properties.map(\.attribute)),
      accessibility: Accessibility(identifier: outlet))
  }
}

extension ContainedScreenlet.Property {
  fileprivate var attribute: CustomViewContext.Attribute {
    let (type, text): (String, String) =
      switch value {
      case .bool(let isOn): ("boolean", isOn ? "YES" : "NO")
      case .integer(let digits): ("integer", digits)
      case .float(let digits): ("real", digits)
      case .string(let text): ("string", text)
      default: ("string", value.source)
      }
    return CustomViewContext.Attribute(
      name: name.value, text: text, isBool: type == "boolean", isText: type == "string",
      number: type == "integer" || type == "real" ? type : nil)
  }
}
