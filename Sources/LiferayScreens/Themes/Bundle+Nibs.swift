public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension Bundle {

  /// Returns the nib from `<name>.xib`, for example of a list's cell. The file is searched for in
  /// the same places as themes: first in registered directories, then in the app, then in the
  /// module and bundle of `currentClass`, then in others.
  ///
  /// Returns nil and logs a warning with `ScreensLog` if there is no such file or it cannot be
  /// read.
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
