public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension Bundle {

  /// The XIB `<name>.xib`, of a list's cell for example, looked for where themes are: in registered
  /// directories first, then in the app, then in the module and bundle of `currentClass`, then in
  /// others.
  ///
  /// Nil, and reported on standard error, if there is none that can be read.
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
