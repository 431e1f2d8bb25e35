#if !canImport(UIKit)
  public import Foundation

  extension NSAttributedString.Key {
    /// The colour of text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
  }
#endif
