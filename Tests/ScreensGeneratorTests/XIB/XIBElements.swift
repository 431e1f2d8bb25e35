import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a XIB, as a parser of XML that is not ours reads them.
struct XIBElements {
  struct Element: Sendable {
    let name: String
    let attributes: [String: String]
  }

  let all: [Element]

  /// Throws what the parser says of a text that is not well-formed XML.
  init(_ text: String) throws {
    let collector = Collector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.propertyListReadCorrupt)
    }
    all = collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }
  }
}
