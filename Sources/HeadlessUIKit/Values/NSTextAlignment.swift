#if !canImport(UIKit)
  /// The alignment of text in a view.
  public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
  }
#endif
