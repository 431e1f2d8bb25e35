import SwiftLayout

/// How a generated view reads a member of the view model out of its control, and shows one in it.
struct ViewAccessor {
  /// The expression that reads.
  let getter: Code
  /// The lines that show `newValue`.
  let setter: [Code]

  init(getter: Code, setter: Code...) {
    self.getter = getter
    self.setter = setter
  }
}
