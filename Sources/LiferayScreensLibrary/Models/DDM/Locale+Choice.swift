import Foundation

extension Locale {

  /// The locale of `offered` that suits a user of this one: the same, then the language alone, then
  /// the language of any country, then the default one. Nil if none of these is offered.
  nonisolated func choice(of offered: [String], default standard: String?) -> String? {
    let own = identifier.replacing("-", with: "_")
    let language = String(own.prefix { $0 != "_" })
    return offered.first { $0 == own } ?? offered.first { $0 == language }
      ?? offered.first { $0.hasPrefix("\(language)_") } ?? offered.first { $0 == standard }
  }
}
