#if !canImport(UIKit)
  internal import Foundation

  extension UIView {
    /// The distances of the content from the edges of the view: 8 points, unless they are set.
    public var layoutMargins: UIEdgeInsets {
      get { margins.insets }
      set {
        margins.insets = newValue
        setNeedsFrames()
      }
    }

    /// `layoutMargins` with the names of a language that is read from left to right.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get {
        NSDirectionalEdgeInsets(
          top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
          trailing: layoutMargins.right)
      }
      set {
        layoutMargins = UIEdgeInsets(
          top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
          right: newValue.trailing)
      }
    }

    /// Whether the margins include those of the superview; stored only.
    public var preservesSuperviewLayoutMargins: Bool {
      get { margins.preservesThoseOfSuperview }
      set { margins.preservesThoseOfSuperview = newValue }
    }

    /// Whether the margins include the safe area; stored only, as it is the whole view.
    public var insetsLayoutMarginsFromSafeArea: Bool {
      get { margins.includesSafeArea }
      set { margins.includesSafeArea = newValue }
    }

    struct Margins {
      var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      var preservesThoseOfSuperview = false
      var includesSafeArea = true
    }

    func decodeMargins(_ element: XIBElement) throws(XIBProblem) {
      preservesSuperviewLayoutMargins =
        try element.bool("preservesSuperviewLayoutMargins") ?? false
      insetsLayoutMarginsFromSafeArea =
        try element.bool("insetsLayoutMarginsFromSafeArea") ?? true
      if let child = element.child("edgeInsets", key: "layoutMargins") {
        layoutMargins = UIEdgeInsets(
          top: try child.number("top") ?? 0, left: try child.number("left") ?? 0,
          bottom: try child.number("bottom") ?? 0, right: try child.number("right") ?? 0)
      }
      if let child = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: try child.number("top") ?? 0, leading: try child.number("leading") ?? 0,
          bottom: try child.number("bottom") ?? 0, trailing: try child.number("trailing") ?? 0)
      }
    }
  }
#endif
