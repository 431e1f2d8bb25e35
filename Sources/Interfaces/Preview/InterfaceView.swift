import XMLText

/// A view of a XIB, with its subviews.
struct InterfaceView: Sendable {
  /// The kind of a view, which decides how it is drawn. A view of the kind `other` is drawn as a
  /// box with the name of its class.
  enum Kind: String, Sendable {
    case view, label, textField, textView, button, `switch`, slider, stepper, segmentedControl
    case progressView, activityIndicatorView, imageView, tableView, collectionView, tableViewCell
    case tableViewCellContentView, collectionViewCell, collectionReusableView
    case collectionViewCellContentView, datePicker, pickerView, pageControl, stackView, scrollView
    case visualEffectView, searchBar, navigationBar, toolbar, wkWebView, other
    /// Views of the runtime, which are views with a class of their own in a XIB.
    case screenlet, mediaPlayer, stars
  }

  let element: Element
  let kind: Kind
  /// The index among all views of the XIB, where each view precedes its subviews.
  let index: Int
  /// The style that code applies when the XIB has loaded.
  let style: InterfaceStyles.Style
  /// Whether a stack view arranges the view.
  let isArranged: Bool
  /// Whether the view is in a card, a `CardView` of the runtime.
  let isInCard: Bool
  let subviews: [InterfaceView]

  /// Creates the view of an element with the index `next`, and its subviews with the indices that
  /// follow. `style` returns the style that code applies to the view of an element.
  init(
    _ element: Element, isArranged: Bool = false, isInCard: Bool = false, next: inout Int,
    style: (Element, Kind) -> InterfaceStyles.Style
  ) {
    self.element = element
    self.isArranged = isArranged
    self.isInCard = isInCard
    kind = Kind(of: element)
    index = next
    next += 1
    self.style = style(element, kind)
    var subviews: [InterfaceView] = []
    for inside in element.innerViews {
      subviews.append(
        InterfaceView(
          inside, isArranged: kind == .stackView, isInCard: isInCard || element.isCard,
          next: &next, style: style))
    }
    self.subviews = subviews
  }
}

extension InterfaceView.Kind {
  /// Creates the kind of an element of a XIB, by its class if that is one of the runtime.
  init(of element: Element) {
    switch element["customClass"] {
    case "MediaPlayerView": self = .mediaPlayer
    case "StarControl", "RatingStars": self = .stars
    case let name? where name.hasSuffix("Screenlet") && element.name == "view": self = .screenlet
    default: self = InterfaceView.Kind(rawValue: element.name) ?? .other
    }
  }

  /// Whether the view is a row or a header of a list, instead of the view of a Screenlet.
  var isPartOfList: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}

extension InterfaceView {
  var id: String? { element["id"] }

  /// The view and all views inside it. Each view precedes its subviews.
  var all: [InterfaceView] { [self] + subviews.flatMap(\.all) }

  var isHidden: Bool { style.isHidden ?? (element["hidden"] == "YES") }

  /// The insets of the text in a text view, which begins where its caption does in a card.
  var textInsets: (horizontal: Double, vertical: Double) { isInCard ? (0, 0) : (5, 8) }

  /// Whether only constraints position the view, instead of its frame.
  var usesConstraints: Bool { element["translatesAutoresizingMaskIntoConstraints"] == "NO" }

  /// Whether the view is the content view of a cell, which always fills the cell.
  var fillsSuperview: Bool {
    element["key"] == "contentView"
  }

  /// Whether the content of the view scrolls and can be larger than the view.
  var scrolls: Bool {
    switch kind {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// The frame that Interface Builder measured, as x, y, width and height, or nil if there is none.
  var frame: [Double]? {
    let rect = element.elements.first { $0.name == "rect" && $0["key"] == "frame" }
    let numbers = ["x", "y", "width", "height"].map { rect?[$0].flatMap(Double.init) ?? .nan }
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  /// Returns an attribute as a number, or `normal` if it is missing or not a number.
  func number(_ attribute: String, _ normal: Double) -> Double {
    let number = element[attribute].flatMap(Double.init) ?? normal
    return number.isFinite ? number : normal
  }

  /// Returns an attribute as an integer, or `normal` if it is missing or not an integer.
  func integer(_ attribute: String, _ normal: Int) -> Int {
    element[attribute].flatMap { Int($0) } ?? normal
  }

  /// Returns the runtime attribute with a key path.
  func runtimeAttribute(_ keyPath: String) -> Element? {
    element.element("userDefinedRuntimeAttributes")?.elements.first { $0["keyPath"] == keyPath }
  }

  /// Returns the child element with a name and a key, such as the font.
  func part(_ name: String, _ key: String) -> Element? {
    element.elements.first { $0.name == name && $0["key"] == key }
  }
}

extension Element {
  var isCard: Bool { self["customClass"] == "CardView" }

  /// Whether this is the title of a view, which is a heading.
  var isTitle: Bool {
    let flags = element("accessibility")?.elements ?? []
    return name == "label" && flags.contains { $0["key"] == "traits" && $0["header"] == "YES" }
  }

  /// Whether this is the large number of a rating.
  var isRating: Bool { self["customClass"] == "RatingLabel" }

  /// Whether this is a label that is read out together with the control that it names.
  var isCaption: Bool {
    let flags = element("accessibility")?.elements ?? []
    return name == "label" && flags.contains { $0["key"] == "isElement" && $0["value"] == "NO" }
  }

  /// The elements of a view's direct subviews.
  fileprivate var innerViews: [Element] {
    elements.flatMap { child in
      if child.name == "subviews" { return child.elements.filter { $0["id"] != nil } }
      return child["key"] == "contentView" ? [child] : []
    }
  }
}
