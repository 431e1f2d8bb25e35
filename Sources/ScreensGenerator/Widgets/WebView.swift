import SpecModel

/// A `WKWebView`, which shows a text as HTML, or the page at an address. The view keeps the value,
/// because it cannot be read from the page.
struct WebView: WidgetControl {
  let member: ViewModelMember

  var accessor: ViewAccessor {
    let value = Names.member(member.name.value)
    let call: String =
      member.type.builtin == .url
      ? .call("\(outlet)?.showPage", ["at: \(value)"]) : .call("\(outlet)?.showHTML", [value])
    return ViewAccessor(showing: [call])
  }

  /// A page has a title of its own.
  var placement: ControlPlacement { .row(.exactly(240), caption: nil) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement("wkWebView", background: .background)
  }
}
