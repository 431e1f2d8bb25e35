import SourceText
import SpecModel
import TemplateEngine

extension ContainedScreenlet {
  /// The outlet of a view, and the member of the view model: `portraitScreenlet`.
  var outlet: String { name.value + "Screenlet" }

  var className: String { screenlet.value + "Screenlet" }

  /// Returns the Screenlet as an element of a XIB.
  func element(in module: String?) -> ControlElement {
    let moduleName = self.module?.value ?? module
    return ControlElement(
      "customView",
      [
        "customClass": .string(className),
        "customModule": moduleName.map { .string($0) } ?? .null,
        "attributes": .list(properties.map(\.attribute)),
      ], accessibility: Accessibility(identifier: outlet))
  }
}

extension ContainedScreenlet.Property {
  /// The attribute that a XIB sets.
  fileprivate var attribute: TemplateValue {
    let (type, text): (String, String) =
      switch value {
      case .bool(let isOn): ("boolean", isOn ? "YES" : "NO")
      case .integer(let digits): ("integer", digits)
      case .float(let digits): ("real", digits)
      case .string(let text): ("string", text)
      default: ("string", value.source)
      }
    return [
      "name": .string(name.value), "text": .string(text),
      "isBool": .bool(type == "boolean"), "isText": .bool(type == "string"),
      "number": type == "integer" || type == "real" ? .string(type) : .null,
    ]
  }
}
