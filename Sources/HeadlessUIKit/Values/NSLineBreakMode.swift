#if !canImport(UIKit)
  /// How a text is broken or shortened that is wider than its view.
  public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
  }
#endif
