#if !canImport(UIKit)
  internal import Foundation

  /// What has edges, sizes and centres to anchor constraints at: views and layout guides.
  @MainActor
  public protocol LayoutAnchors: AnyObject {}

  extension UIView: LayoutAnchors {}

  extension UILayoutGuide: LayoutAnchors {}

  extension LayoutAnchors {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  }

  extension UIView {
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(self, .firstBaseline)
    }

    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(self, .lastBaseline)
    }
  }
#endif
