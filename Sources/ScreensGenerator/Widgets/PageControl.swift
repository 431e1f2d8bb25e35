import SpecModel
import TemplateEngine

/// What `Partials/xib/pageControl` is rendered with, besides what every control has.
private struct PageControlContext: TemplateContext {
  let pages: String
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

  private var pages: Double { member.options.number(.pages) ?? 1 }
}
