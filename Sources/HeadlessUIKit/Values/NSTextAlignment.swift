#if !canImport(UIKit)
  /// How lines of text sit between the edges of their view.
  public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
  }
#endif
