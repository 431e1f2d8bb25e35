#if !canImport(UIKit)
  public import Foundation

  /// Is asked and told about the editing of a text view. Every method is optional.
  @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the user may begin to edit the text; true unless implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when the view has become first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether the user may leave the view; true unless implemented, and not asked when editing is
    /// ended by force.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when the view is first responder no more.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether `text` may take the place of the characters in `range`, counted in UTF-16.
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
  }

  extension UITextViewDelegate {
    /// True.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// True.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}

    /// True.
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      true
    }
  }
#endif
