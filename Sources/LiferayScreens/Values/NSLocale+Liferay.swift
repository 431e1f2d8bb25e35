public import Foundation

extension NSLocale {

  /// The user's language as portal services name it, such as `es_ES`. It is the language set in
  /// `LiferayServerContext`, or else the preferred language of the device. If Screens has no texts
  /// in it, it is `en_US`.
  public class var currentLocaleString: String {
    localeString(
      forLanguage: LiferayServerContext.language ?? Locale.preferredLanguages.first ?? "en")
  }

  /// Returns the portal's locale for a language such as `de-CH`.
  class func localeString(forLanguage language: String) -> String {
    switch language.prefix(2).lowercased() {
    case "ca": "ca_ES"
    case "de": "de_DE"
    case "es": "es_ES"
    case "fi": "fi_FI"
    case "fr": "fr_FR"
    case "he", "iw": "iw_IL"
    case "hu": "hu_HU"
    case "ja": "ja_JP"
    case "pt": "pt_BR"
    case "zh": "zh_CN"
    default: "en_US"
    }
  }
}
