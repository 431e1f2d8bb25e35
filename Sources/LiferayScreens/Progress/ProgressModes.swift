/// How a panel with a message is closed.
public enum ProgressCloseMode: Int, Sendable {
  /// Only `hideHud()` closes it.
  case manualClose
  /// A tap closes it.
  case manualClose_TouchClosable
  /// It closes by itself, once there was time to read the message.
  case autoclose
  /// It closes by itself, once there was time to read the message, or earlier when tapped.
  case autoclose_TouchClosable

  var isTouchClosable: Bool {
    self == .manualClose_TouchClosable || self == .autoclose_TouchClosable
  }

  var isAutomatic: Bool {
    self == .autoclose || self == .autoclose_TouchClosable
  }
}

/// The indicator above the message.
public enum ProgressSpinnerMode: Int, Sendable {
  /// A spinner.
  case indeterminateSpinner
  /// Also a spinner, because the panel does not know the progress of the work.
  case determinateSpinner
  /// Nothing, only the message.
  case noSpinner
  /// The symbol of a success.
  case success
  /// The symbol of a failure.
  case failure
}
