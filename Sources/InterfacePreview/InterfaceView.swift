import XMLNotation

/// A view of a XIB, with the views inside it.
struct InterfaceView: Sendable {
  /// What a view is drawn as; any other is a box with the name of its class.
  enum Kind: String, Sendable {
    case view, label, textField, textView, button, `switch`, slider, stepper, segmentedControl
    case progressView, activityIndicatorView, imageView, tableView, collectionView, tableViewCell
    case tableViewCellContentView, collectionViewCell, collectionReusableView
    case collectionViewCellContentView, datePicker, pickerView, pageControl, stackView, scrollView
    case visualEffectView, searchBar, navigationBar, toolbar, other
  }

  let element: Element
  let kind: Kind
  /// Its index among all views of the XIB, each before its own subviews.
  let index: Int
  /// What code gives it when the XIB has loaded.
  let style: InterfaceStyles.Style
  let subviews: [InterfaceView]

  /// The view of an element, which gets the next index; each view inside it gets one of those that
  /// follow. `style` says what code gives the view of an element.
  init(_ element: Element, next: inout Int, style: (Element, Kind) -> InterfaceStyles.Style) {
    self.element = element
    kind = Kind(rawValue: element.name) ?? .other
    index = next
    next += 1
    self.style = style(element, kind)
    var subviews: [InterfaceView] = []
    for inside in element.innerViews {
      subviews.append(InterfaceView(inside, next: &next, style: style))
    }
    self.subviews = subviews
  }
}

extension InterfaceView.Kind {
  /// Whether it is a row of a list or a header, rather than the view of a Screenlet.
  var isPartOfList: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}

extension InterfaceView {
  var id: String? { element["id"] }

  /// The view and all inside it, each before its own subviews.
  var all: [InterfaceView] { [self] + subviews.flatMap(\.all) }

  var isHidden: Bool { element["hidden"] == "YES" }

  /// Whether constraints alone position it, rather than its frame.
  var usesConstraints: Bool { element["translatesAutoresizingMaskIntoConstraints"] == "NO" }

  /// The content view of a cell, which always fills it.
  var fillsSuperview: Bool {
    element["key"] == "contentView"
  }

  /// Whether what is inside it can be larger than it is, and moves.
  var scrolls: Bool {
    switch kind {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// The frame as Interface Builder measured it: x, y, width and height; nil if it has none.
  var frame: [Double]? {
    let rect = element.elements.first { $0.name == "rect" && $0["key"] == "frame" }
    let numbers = ["x", "y", "width", "height"].map { rect?[$0].flatMap(Double.init) ?? .nan }
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  /// The number of an attribute; `normal` if it has none, or something else.
  func number(_ attribute: String, _ normal: Double) -> Double {
    let number = element[attribute].flatMap(Double.init) ?? normal
    return number.isFinite ? number : normal
  }

  /// The whole number of an attribute; `normal` if it has none, or something else.
  func integer(_ attribute: String, _ normal: Int) -> Int {
    element[attribute].flatMap { Int($0) } ?? normal
  }

  /// A direct child with a key, such as the font.
  func part(_ name: String, _ key: String) -> Element? {
    element.elements.first { $0.name == name && $0["key"] == key }
  }
}

extension Element {
  /// The elements of the views directly inside that of a view.
  fileprivate var innerViews: [Element] {
    elements.flatMap { child in
      if child.name == "subviews" { return child.elements.filter { $0["id"] != nil } }
      return child["key"] == "contentView" ? [child] : []
    }
  }
}
