public import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

extension String {

  /// Returns the text in one language from the XML in which a portal stores a text in several
  /// languages, such as the titles of web contents and assets. If the XML lacks the language of
  /// `locale`, returns the text in its default language. Any other text is returned unchanged.
  ///
  /// - Parameter locale: a locale of a portal, such as `es_ES`.
  public func asLocalized(_ locale: String = NSLocale.currentLocaleString) -> String {
    guard hasPrefix("<?xml") else { return self }
    let texts = LocalizedTexts(xml: self)
    return texts[locale] ?? texts[texts.defaultLocale] ?? self
  }
}

/// The texts in the XML of a portal, by their `language-id`.
private final class LocalizedTexts: NSObject, XMLParserDelegate {

  private(set) var defaultLocale = "en_US"
  private var texts: [String: String] = [:]
  private var language: String?

  init(xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() { texts = [:] }
  }

  subscript(locale: String) -> String? { texts[locale] }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let locale = attributes["default-locale"] { defaultLocale = locale }
    language = attributes["language-id"]
    if let language { texts[language] = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if let language { texts[language, default: ""] += characters }
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    if let language { texts[language, default: ""] += String(decoding: data, as: UTF8.self) }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    language = nil
  }
}
