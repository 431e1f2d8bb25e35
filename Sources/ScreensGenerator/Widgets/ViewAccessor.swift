/// How a generated view reads a member of the view model out of its control, and shows one in it.
struct ViewAccessor {
  /// The expression that reads.
  let getter: String
  /// The lines that show `newValue`.
  let setter: [String]

  init(getter: String, setter: String...) {
    self.getter = getter
    self.setter = setter
  }
}
