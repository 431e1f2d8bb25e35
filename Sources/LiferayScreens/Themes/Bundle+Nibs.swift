public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension Bundle {

  /// The nib from `<name>.xib`, for example of a list's cell. It is searched for where themes are:
  /// first in registered directories, then in the app, then in the module and bundle of
  /// `currentClass`, then in others.
  ///
  /// Returns nil, with a warning in `ScreensLog`, if there is none or it cannot be read.
  @MainActor
  public class func nibInBundles(name: String, currentClass: AnyClass) -> UINib? {
    let fileName = "\(name).\(ThemeFile.pathExtension)"
    guard let file = ThemeBundles.file(named: fileName, for: currentClass) else {
      ScreensLog.warn("\(ClassLookup.name(of: currentClass)) has no nib \(fileName)")
      return nil
    }
    do {
      return try ThemeFile(file).nib()
    } catch {
      ScreensLog.warn(error.localizedDescription)
      return nil
    }
  }
}
