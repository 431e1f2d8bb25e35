internal import SourceText
import XMLText

/// What a view shows in its middle instead of content, as `ContentPlaceholder` of the runtime does.
package enum Placeholder: Hashable, Sendable {
  case loading(String)
  case empty(String, symbol: String)
  case failed(String)

  private var parts: String {
    switch self {
    case .loading(let text):
      Self.view(
        "activityIndicatorView", "spinner", #"animating="YES" style="medium""#,
        Self.color("color", "secondaryLabelColor"))
        + (text.isEmpty
          ? "" : Self.label("UICTFontTextStyleSubhead", "UILabel", "secondaryLabelColor"))
    case .empty(_, let symbol):
      Self.symbol(symbol) + Self.label("UICTFontTextStyleTitle2", "EmphasizedLabel", "labelColor")
    case .failed:
      Self.symbol("exclamationmark.triangle")
        + Self.label("UICTFontTextStyleTitle2", "EmphasizedLabel", "labelColor")
        + Self.view(
          "button", "again", #"customClass="ActionButton""#,
          #"<constraints><constraint firstAttribute="height" constant="44" id="c0"/></constraints>"#
            + #"<state key="normal" title="Try Again"/>"# + isInRow
            + #"<buttonConfiguration key="configuration" style="tinted" title="Try Again"/>"#)
    }
  }

  private var isInRow: String {
    let attribute = #"<userDefinedRuntimeAttribute type="boolean" keyPath="isInRow" value="YES"/>"#
    return "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>"
  }

  private var text: String {
    switch self {
    case .loading(let text), .empty(let text, _), .failed(let text): text
    }
  }

  /// Lays out the placeholder in a size. Returns nil if it has to fit, and does not.
  func layout(
    width: Double, height: Double, hasToFit: Bool, _ styles: InterfaceStyles
  ) -> InterfaceLayout? {
    let stack = Self.view(
      "stackView", "stack", #"axis="vertical" alignment="center" spacing="12""#,
      "<subviews>\(parts)</subviews>")
    let constraints = [
      #"firstItem="stack" firstAttribute="centerX" secondItem="root" secondAttribute="centerX""#,
      #"firstItem="stack" firstAttribute="centerY" secondItem="root" secondAttribute="centerY""#,
      #"firstItem="stack" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" secondAttribute="leading" constant="16""#,
    ].enumerated().map { #"<constraint \#($1) id="c\#($0 + 1)"/>"# }.joined()
    let root = Self.view(
      "view", "root", "",
      "<subviews>\(stack)</subviews><constraints>\(constraints)</constraints>")
    let file = SourceFile(
      path: "placeholder.xib", text: "<document><objects>\(root)</objects></document>")
    var diagnostics = Diagnostics()
    guard let interface = Interface(file, styles: styles, reporting: &diagnostics),
      let index = interface.index(of: "stack")
    else { return nil }
    let layout = InterfaceLayout(
      interface, Traits(), ["label.text": text], width: width, height: height)
    return hasToFit && layout.frames[index].height > height ? nil : layout
  }

  // MARK: Elements of a XIB

  fileprivate static func view(
    _ element: String, _ id: String, _ attributes: String, _ content: String
  ) -> String {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="20"/>"#
    return """
      <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
      \(frame)\(content)</\(element)>
      """
  }

  fileprivate static func label(
    _ style: String, _ customClass: String, _ color: String, id: String = "label",
    alignment: String = "center"
  ) -> String {
    view(
      "label", id,
      #"customClass="\#(customClass)" text="" textAlignment="\#(alignment)" numberOfLines="0""#,
      #"<fontDescription key="fontDescription" style="\#(style)"/>"#
        + self.color("textColor", color))
  }

  private static func symbol(_ name: String) -> String {
    view(
      "imageView", "symbol", #"image="\#(name)" catalog="system""#,
      color("tintColor", "tertiaryLabelColor") + symbolConfiguration(pointSize: 48))
  }

  fileprivate static func symbolConfiguration(pointSize: Int) -> String {
    let key = "preferredSymbolConfiguration"
    return #"<\#(key) key="\#(key)" pointSize="\#(pointSize)"/>"#
  }

  fileprivate static func color(_ key: String, _ name: String) -> String {
    #"<color key="\#(key)" systemColor="\#(name)"/>"#
  }
}

extension Interface {
  /// Returns the interface with a problem above the button, or below the card of its row, as
  /// `ActionButton` shows it; nil if it is in no stack view that has room for that.
  func showing(_ problem: String, atButton id: String) -> Interface? {
    guard let index = index(of: id) else { return nil }
    let isInRow = views[index].element.isRowButton
    let card = views.last { $0.element.isCard && $0.all.contains { $0.id == id } }
    let view = isInRow ? card ?? views[index] : views[index]
    guard
      let stack = views.first(where: { $0.subviews.contains { $0.index == view.index } }),
      stack.kind == .stackView, stack.element["axis"] == "vertical"
    else { return nil }
    let symbol = Placeholder.view(
      "imageView", "problemSymbol",
      #"image="exclamationmark.circle.fill" catalog="system" horizontalHuggingPriority="751""#,
      Placeholder.color("tintColor", "systemRedColor")
        + Placeholder.symbolConfiguration(pointSize: 13))
    let label = Placeholder.label(
      "UICTFontTextStyleFootnote", "ProblemLabel", "labelColor", id: "problem",
      alignment: "natural")
    let row = Placeholder.view(
      "stackView", "problemRow",
      #"spacing="6" alignment="top" layoutMarginsRelativeArrangement="YES""#,
      "<subviews>\(symbol)\(label)</subviews>"
        + #"<directionalEdgeInsets key="directionalLayoutMargins" leading="16" trailing="16"/>"#)
    let range = view.element.range
    let (text, place) = (file.text.utf8, isInRow ? range.upperBound : range.lowerBound)
    var diagnostics = Diagnostics()
    var shown = Interface(
      SourceFile(
        path: file.path,
        text: String(Substring(text.prefix(place))) + row + String(Substring(text.dropFirst(place)))
      ),
      styles: styles, reporting: &diagnostics)
    shown?.samples = samples.map { $0.merging(["problem.text": problem]) { first, _ in first } }
    shown?.entries = entries.merging(["problem.text": problem]) { first, _ in first }
    return shown
  }
}
