/// The platforms on which generated sources compile.
package enum Platforms: String, CaseIterable, Hashable, Sendable {
  /// iOS only, where each outlet has one declaration.
  case ios
  /// iOS and Linux, where HeadlessUIKit needs declarations of its own instead of those for iOS.
  case iosAndLinux = "ios-and-linux"
}
