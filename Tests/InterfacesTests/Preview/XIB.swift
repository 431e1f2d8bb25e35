import SourceText
import Testing

@testable import Interfaces

/// A XIB with the text of its view inside it.
func interface(
  _ view: String, styles: InterfaceStyles = InterfaceStyles(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Interface {
  var diagnostics = Diagnostics()
  let text = "<document>\n<objects>\n\(view)\n</objects>\n</document>\n"
  let interface = Interface(
    SourceFile(path: "View.xib", text: text), styles: styles, reporting: &diagnostics)
  #expect(diagnostics.isEmpty, sourceLocation: sourceLocation)
  return try #require(interface, sourceLocation: sourceLocation)
}

/// A view that is 320 points wide, with some views and constraints in it.
func xib(_ views: String, _ constraints: String = "", height: Int = 100) -> String {
  """
  <view id="root">
  <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
  <subviews>
  \(views)
  </subviews>
  <constraints>
  \(constraints)
  </constraints>
  </view>
  """
}

/// An element for a view that constraints position.
func view(_ name: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String
{
  """
  <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
  <rect key="frame" x="8" y="8" width="50" height="20"/>\(content)</\(name)>
  """
}

/// `leading root 8` is a constraint that ties the side of a view to that of another.
func tie(
  _ first: String, _ attribute: String, to second: String, _ other: String? = nil,
  _ constant: Int = 0, _ rest: String = ""
) -> String {
  """
  <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
  secondAttribute="\(other ?? attribute)" constant="\(constant)" id="\(first)-\(attribute)" \(rest)/>
  """
}

/// What sets a width or a height.
func size(_ item: String, _ attribute: String, _ constant: Int, _ rest: String = "") -> String {
  """
  <constraint firstItem="\(item)" firstAttribute="\(attribute)" constant="\(constant)" \
  id="\(item)-\(attribute)" \(rest)/>
  """
}

/// What holds a view at all four sides of the root, with a distance.
func edges(_ id: String, _ distance: Int = 8, in view: String = "root") -> String {
  [
    tie(id, "leading", to: view, "leading", distance),
    tie(id, "top", to: view, "top", distance),
    tie(view, "trailing", to: id, "trailing", distance),
    tie(view, "bottom", to: id, "bottom", distance),
  ].joined(separator: "\n")
}
