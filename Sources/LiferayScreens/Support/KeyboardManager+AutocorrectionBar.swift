public import Foundation

extension KeyboardManager {

  /// What a view adds to the height of the keyboard for the bar with suggestions above the keys: 0
  /// points, because the height contains it.
  public static var defaultAutocorrectionBarHeight: CGFloat { 0 }
}
