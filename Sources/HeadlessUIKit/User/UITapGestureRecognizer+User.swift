#if !canImport(UIKit)
  extension UITapGestureRecognizer {
    /// Simulates the taps that are recognized, on the view of the recognizer.
    ///
    /// - Throws: `UserInteractionError` if a user could not tap the view: the recognizer is disabled
    ///   or has no view, or the view cannot be touched.
    public func tap() throws {
      guard isEnabled, let view else {
        throw UserInteractionError(
          description: "nothing is recognized: the recognizer "
            + (isEnabled ? "has no view" : "is disabled"))
      }
      try view.requireTouchable()
      recognize()
    }
  }
#endif
