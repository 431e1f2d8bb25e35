import TemplateEngine

/// What assistive technologies and tests of the interface know of a control, beside what it shows.
struct Accessibility {
  /// What tests find the control by.
  var identifier: String?
  /// What is read out; nil for the text that the control shows.
  var label: String?
  /// Whether it is read out at all; nil for what UIKit does.
  var isElement: Bool?
  /// The trait that UIKit does not know by itself, as Interface Builder writes it.
  var trait: String?

  /// What the template of a XIB is rendered with; null if there is nothing to say.
  var value: TemplateValue {
    guard identifier != nil || label != nil || isElement != nil else { return .null }
    return [
      "identifier": identifier.map { .string($0) } ?? .null,
      "label": label.map { .string($0) } ?? .null,
      "isShort": .bool(isElement == nil), "isElement": .bool(isElement == true),
      "trait": trait.map { .string($0) } ?? .null,
    ]
  }
}
