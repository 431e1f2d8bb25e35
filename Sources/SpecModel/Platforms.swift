/// Where generated sources compile.
package enum Platforms: String, CaseIterable, Hashable, Sendable {
  /// With UIKit alone: one declaration of each outlet.
  case ios
  /// Also on Linux, where HeadlessUIKit needs declarations of its own in their place.
  case iosAndLinux = "ios-and-linux"
}
