import SpecModel
import TemplateEngine

/// What `Partials/xib/pageControl` is rendered with, besides what every control has.
private struct PageControlContext: TemplateContext {
  let pages: String
}

/// The same where it follows the rows of a slideshow, and performs nothing.
private struct RowDotsContext: TemplateContext {
  let pages: String
  let restorationIdentifier: String?
  let trigger: String?
}

/// A `UIPageControl`, which shows a number as the index of one of several pages.
struct PageControl: NumberControl {
  let member: ViewModelMember

  var sharedWord: String? { "Page" }
  var property: String { "currentPage" }
  var held: SwiftType.Builtin { .int }
  var limits: ClosedRange<Double> { 0...(pages - 1) }
  /// It is below the picture whose pages it counts.
  var placement: ControlPlacement { .row(.touchable, caption: nil) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement(
      "pageControl", PageControlContext(pages: pages.plainNotation),
      colors: [.label, .tertiaryLabel])
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let conversion = member.type.optional(false).source == held.rawValue ? nil : "int"
    let value = binding(orNil: "0", conversion, performing: action)
    return ["UIKitView(UIPageControl(), \\.currentPage, \(value)) {"]
      + ["  $0.numberOfPages = \(pages.plainNotation)", "}", ".accessibilityLabel(\(shownTitle))"]
  }

  /// The dots of the rows of a slideshow, in a XIB as many as there are rows in its picture. Users of
  /// VoiceOver go from row to row instead.
  static let ofRows = ControlElement(
    "pageControl", RowDotsContext(pages: "6", restorationIdentifier: nil, trigger: nil),
    colors: [.label, .tertiaryLabel])
  static let height = 26

  private var pages: Double { member.options.number(.pages) ?? 1 }
}
