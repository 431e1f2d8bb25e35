import TemplateEngine

/// The properties of a control, besides what it shows, for assistive technologies and for tests of
/// the interface.
struct Accessibility {
  /// The identifier by which tests find the control.
  var identifier: String?
  /// The text that is read out; nil for the text that the control shows.
  var label: String?
  /// Whether it is read out at all; nil for UIKit's default.
  var isElement: Bool?
  /// A trait that UIKit does not set by itself, as Interface Builder writes it.
  var trait: String?

  /// The values for the template of a XIB; null if there are none.
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
