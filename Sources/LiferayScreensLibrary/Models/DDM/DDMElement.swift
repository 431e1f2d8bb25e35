import LiferayScreens

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of the XML in which portals keep structures and contents.
nonisolated final class DDMElement {

  let name: String
  let attributes: [String: String]
  private(set) var children: [DDMElement] = []
  private(set) var text = ""

  init(name: String, attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// The root of a document; nil if it is not well-formed.
  static func root(of xml: String) -> DDMElement? {
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.document.children.first : nil
  }

  /// The children with a name.
  func all(_ name: String) -> [DDMElement] { children.filter { $0.name == name } }

  /// The text without the white space around it.
  var content: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private final class Reader: NSObject, XMLParserDelegate {

    let document = DDMElement(name: "", attributes: [:])
    private lazy var open = [document]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = DDMElement(name: name, attributes: attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      open.last?.text += characters
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
      open.last?.text += String(decoding: data, as: UTF8.self)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
