#if !canImport(UIKit)
  internal import Foundation

  /// What has edges, sizes and centres to anchor constraints at: views and layout guides.
  @MainActor
  public protocol LayoutAnchors: AnyObject {}

  extension UIView: LayoutAnchors {}

  extension UILayoutGuide: LayoutAnchors {}

  extension LayoutAnchors {
    /// The edge where a line of text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where a line of text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between the left and the right edge.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between the upper and the lower edge.
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
