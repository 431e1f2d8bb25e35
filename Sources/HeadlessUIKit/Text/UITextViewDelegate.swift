#if !canImport(UIKit)
  public import Foundation

  /// Controls the editing of a text view and is notified of it. Every method is optional.
  @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the user may begin to edit the text; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when the view has become first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether the user may leave the view; true by default. Not called when editing is forced to
    /// end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when the view has resigned first responder.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether `text` may replace the characters in `range`, in UTF-16 code units.
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
  }

  extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}

    /// Returns true.
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      true
    }
  }
#endif
