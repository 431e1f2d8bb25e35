#if !canImport(UIKit)
  internal import Foundation

  /// Anything with edges, sizes and centres that constraints can be anchored to: views and layout
  /// guides.
  @MainActor
  public protocol LayoutAnchors: AnyObject {}

  extension UIView: LayoutAnchors {}

  extension UILayoutGuide: LayoutAnchors {}

  extension LayoutAnchors {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  }

  extension UIView {
    /// The baseline of the first line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(self, .firstBaseline)
    }

    /// The baseline of the last line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(self, .lastBaseline)
    }
  }
#endif
