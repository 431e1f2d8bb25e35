import SpecModel
import TemplateEngine

/// What `Partials/xib/wkWebView` is rendered with, besides what every view has.
struct WebViewContext: TemplateContext {
  /// Whether it is as high as its content, instead of scrolling.
  let isContent: Bool
}

/// A `WKWebView`, which shows a text as HTML, or the page at an address. The view keeps the value,
/// because it cannot be read from the page.
struct WebView: WidgetControl {
  let member: ViewModelMember
  /// Whether it fills the view, or the rest of it.
  var isPage = false
  /// Whether its view has others, so that each needs a heading.
  var isOneOfSeveral = false
  /// HTML among other views scrolls with them. What an address has, such as a PDF, scrolls by itself.
  var isContent: Bool { !isPage && member.type.builtin != .url }

  var accessor: ViewAccessor {
    let value = Names.member(member.name.value)
    let call: String =
      member.type.builtin == .url
      ? .call("\(outlet)?.showPage", ["at: \(value)"]) : .call("\(outlet)?.showHTML", [value])
    return ViewAccessor(showing: [call])
  }

  /// A page has a title of its own.
  var placement: ControlPlacement {
    isOneOfSeveral
      ? .row(isContent ? .atLeast(240) : .exactly(240), caption: title)
      : .row(isContent ? .touchable : .exactly(240), caption: nil)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement("wkWebView", WebViewContext(isContent: isContent), background: .background)
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let show = member.type.builtin == .url ? "$0.showPage(at: $1)" : "$0.showHTML($1)"
    return [
      "UIKitView(WKWebView(), showing: \(modelValue)) { \(show) }", "  .frame(minHeight: 240)",
    ]
  }
}
