import TemplateEngine

/// What `Partials/xibAccessibility` is rendered with.
struct AccessibilityContext: TemplateContext {
  let identifier: String?
  let label: String?
  /// Whether it leaves open whether the control is read out.
  let isShort: Bool
  let isElement: Bool
  let trait: String?
}

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

  /// The properties in a XIB; nil if it says nothing about them.
  var context: AccessibilityContext? {
    guard identifier != nil || label != nil || isElement != nil else { return nil }
    return AccessibilityContext(
      identifier: identifier, label: label, isShort: isElement == nil,
      isElement: isElement == true, trait: trait)
  }
}
