public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

// What a theme has besides the view of its Screenlet. All of it is searched for where themes are.
extension Bundle {

  /// The image from `<name>.png` or `<name>.jpg`, with `@3x` or `@2x` behind the name if there is
  /// one, or on Apple platforms from an asset catalog of the bundle of `currentClass` or of the
  /// app. Nil if there is none.
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

  /// The first object of the nib `<name>_<themeName>`, as a view; nil, with a warning in
  /// `ScreensLog`, if there is none.
  @MainActor
  public class func viewForTheme(
    name: String, themeName: String, currentClass: AnyClass
  ) -> UIView? {
    rootNibObjectForTheme(name: name, themeName: themeName, currentClass: currentClass) as? UIView
  }

  /// The same, or that of the default theme if the theme has none.
  @MainActor
  public class func viewForThemeOrDefault(
    name: String, themeName: String, currentClass: AnyClass
  ) -> UIView? {
    rootNibObjectForThemeOrDefault(
      name: name, themeName: themeName, currentClass: currentClass) as? UIView
  }

  /// The first object of the nib `<name>_<themeName>`, which is created anew; nil, with a warning in
  /// `ScreensLog`, if there is none.
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

  /// The same, or that of the default theme if the theme has none.
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
