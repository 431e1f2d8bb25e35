/// The code with which a generated view reads a member of the view model from its control, and
/// shows it there.
struct ViewAccessor {
  /// The expression that reads the value; nil if the view keeps what it shows.
  let getter: String?
  /// The lines that show `newValue` or, without a getter, the member itself.
  let setter: [String]

  init(getter: String, setter: String...) {
    self.getter = getter
    self.setter = setter
  }

  /// Creates the accessor of a control that shows a member but cannot give it back.
  init(showing setter: [String]) {
    getter = nil
    self.setter = setter
  }
}
