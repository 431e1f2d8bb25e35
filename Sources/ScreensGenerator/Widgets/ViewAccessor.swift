import SwiftLayout

/// The code with which a generated view reads a member of the view model from its control, and
/// shows it there.
struct ViewAccessor {
  /// The expression that reads the value; nil if the view keeps what it shows.
  let getter: Code?
  /// The lines that show `newValue` or, without a getter, the member itself.
  let setter: [Code]

  init(getter: Code, setter: Code...) {
    self.getter = getter
    self.setter = setter
  }

  /// Creates the accessor of a control that shows a member but cannot give it back.
  init(showing setter: [Code]) {
    getter = nil
    self.setter = setter
  }
}
