import SwiftLayout

/// How a generated view reads a member of the view model out of its control, and shows one in it.
struct ViewAccessor {
  /// The expression that reads; nil where the view keeps what it shows.
  let getter: Code?
  /// The lines that show `newValue`, or else the member itself.
  let setter: [Code]

  init(getter: Code, setter: Code...) {
    self.getter = getter
    self.setter = setter
  }

  /// How a control is kept showing a member that it cannot give back.
  init(showing setter: [Code]) {
    getter = nil
    self.setter = setter
  }
}
