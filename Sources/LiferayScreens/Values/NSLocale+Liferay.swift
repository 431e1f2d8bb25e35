public import Foundation

extension NSLocale {

  /// The user's language as the services of a portal name it, such as `es_ES`: the language of the
  /// device that the user prefers, or the one set in `LiferayServerContext`, if Screens has texts in
  /// it, and `en_US` otherwise.
  public class var currentLocaleString: String {
    localeString(
      forLanguage: LiferayServerContext.language ?? Locale.preferredLanguages.first ?? "en")
  }

  /// The locale of a portal for a language such as `de-CH`.
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
