public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

// The objects of a theme other than the view of its Screenlet. They are searched for in the same
// places as themes.
extension Bundle {

  /// Loads the image `<name>.png` or `<name>.jpg`, preferring `@3x` to `@2x` to neither. On Apple
  /// platforms, also looks in the asset catalogs of the bundle of `currentClass` and of the app.
  /// Returns nil if the image is not found.
  @MainActor
  public class func imageInBundles(name: String, currentClass: AnyClass) -> UIImage? {
    for scale in ["@3x", "@2x", ""] {
      for type in ["png", "jpg"] {
        let file = ThemeBundles.file(named: "\(name)\(scale).\(type)", for: currentClass)
        if let image = file.flatMap({ UIImage(contentsOfFile: $0.path) }) { return image }
      }
    }
    #if canImport(UIKit)
      return UIImage(named: name, in: Bundle(for: currentClass), compatibleWith: nil)
        ?? UIImage(named: name)
    #else
      return nil
    #endif
  }

  /// Instantiates the nib `<name>_<themeName>` and returns its first object. Returns nil if that is
  /// not a view, or if the nib cannot be loaded, which is logged to `ScreensLog`.
  @MainActor
  public class func viewForTheme(
    name: String, themeName: String, currentClass: AnyClass
  ) -> UIView? {
    rootNibObjectForTheme(name: name, themeName: themeName, currentClass: currentClass) as? UIView
  }

  /// Like `viewForTheme`, but falls back to the default theme if the theme does not have the nib.
  @MainActor
  public class func viewForThemeOrDefault(
    name: String, themeName: String, currentClass: AnyClass
  ) -> UIView? {
    rootNibObjectForThemeOrDefault(
      name: name, themeName: themeName, currentClass: currentClass) as? UIView
  }

  /// Instantiates the nib `<name>_<themeName>` and returns its first object. Returns nil if the nib
  /// cannot be loaded, which is logged to `ScreensLog`.
  @MainActor
  public class func rootNibObjectForTheme(
    name: String, themeName: String, currentClass: AnyClass
  ) -> Any? {
    guard let nib = nibInBundles(name: "\(name)_\(themeName)", currentClass: currentClass) else {
      return nil
    }
    #if canImport(UIKit)
      return nib.instantiate(withOwner: nil).first
    #else
      do {
        return try nib.instantiate(withOwner: nil).first
      } catch {
        ScreensLog.warn("\(error)")
        return nil
      }
    #endif
  }

  /// Like `rootNibObjectForTheme`, but falls back to the default theme if the theme does not have
  /// the nib.
  @MainActor
  public class func rootNibObjectForThemeOrDefault(
    name: String, themeName: String, currentClass: AnyClass
  ) -> Any? {
    let fallback = BaseScreenlet.DefaultThemeName
    let file = "\(name)_\(themeName).\(ThemeFile.pathExtension)"
    let theme = ThemeBundles.file(named: file, for: currentClass) == nil ? fallback : themeName
    return rootNibObjectForTheme(name: name, themeName: theme, currentClass: currentClass)
  }
}
