#if !canImport(UIKit)
  internal import Foundation
  #if canImport(FoundationXML)
    internal import FoundationXML
  #endif

  /// Parses a XIB's XML into elements.
  final class XIBParser: NSObject, XMLParserDelegate {
    private let resources: XIBResources
    private var root: XIBElement?
    private var open: [XIBElement] = []
    private var problem: XIBProblem?

    /// The maximum nesting of elements: more than any XIB has, but too little to exhaust the stack.
    private static let deepest = 200

    private init(resources: XIBResources) {
      self.resources = resources
      super.init()
    }

    static func root(of data: Data, resources: XIBResources) throws(XIBProblem) -> XIBElement {
      try refuseOtherFormats(data)
      let parser = XMLParser(data: data)
      let reader = XIBParser(resources: resources)
      parser.delegate = reader
      parser.shouldResolveExternalEntities = false
      // On Linux, `parse` returns true for some errors, so the first reported error is used
      // instead.
      _ = parser.parse()
      if let problem = reader.problem {
        throw problem
      }
      guard let root = reader.root else {
        throw XIBProblem("the XML is broken: there is no element", line: 1)
      }
      return root
    }

    // MARK: XMLParserDelegate

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      guard open.count < Self.deepest else {
        stop(parser, "elements are nested more than \(Self.deepest) deep")
        return
      }
      let element = XIBElement(
        name: name, attributes: attributes, line: parser.lineNumber, resources: resources)
      if let parent = open.last {
        parent.children.append(element)
      } else if root == nil {
        root = element
      }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      _ = open.popLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      guard problem == nil else { return }
      let line = parser.lineNumber
      problem = XIBProblem("the XML is broken\(Self.reason(for: error, in: open))", line: line)
    }

    func parserDidEndDocument(_ parser: XMLParser) {
      guard problem == nil, let element = open.last else { return }
      problem = XIBProblem(
        "the XML is broken: '\(element.name)' is not closed", line: parser.lineNumber)
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      open.last?.characters += characters
    }

    func parser(
      _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
    ) {
      stop(parser, "entities such as '\(name)' have no place in a XIB")
    }
  }

  extension XIBParser {
    private func stop(_ parser: XMLParser, _ text: String) {
      guard problem == nil else { return }
      problem = XIBProblem(text, line: parser.lineNumber)
      parser.abortParsing()
    }

    /// The meaning of the parser's most common errors, for which Foundation only has numbers.
    private static func reason(for error: any Error, in open: [XIBElement]) -> String {
      let code = (error as NSError).code
      if code == 5, let element = open.last {
        return ": '\(element.name)' is not closed"
      }
      return switch code {
      case 4: ": there is no element"
      case 5: ": something follows the root element"
      case 9: ": a character is not allowed"
      case 26: ": an entity is not known"
      case 38: ": '<' in an attribute's value"
      case 39, 40: ": an attribute's value has no quotes"
      case 42: ": an attribute is there twice"
      case 65, 73, 77: ": an element's tag is not finished"
      case 76: ": an end tag does not belong to the element that is open"
      default: " (parser error \(code))"
      }
    }

    /// Foundation's parser on Linux traps on names that are not UTF-8, so such files are rejected
    /// first.
    private static func refuseOtherFormats(_ data: Data) throws(XIBProblem) {
      if data.isEmpty {
        throw XIBProblem("the file is empty")
      }
      if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
        throw XIBProblem("this is a compiled nib; only the XIB it was made from can be read here")
      }
      guard String(validating: data, as: UTF8.self) != nil else {
        throw XIBProblem("the file is not UTF-8")
      }
      let declaration = String(decoding: data.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
      if declaration.contains("<?xml"), let name = declaration.range(of: "encoding") {
        let encoding = declaration[name.upperBound...].filter { $0.isLetter || $0.isNumber }
        guard encoding.lowercased() == "utf8" else {
          throw XIBProblem("the XML declares another encoding than UTF-8", line: 1)
        }
      }
      if data.range(of: Data("<!DOCTYPE".utf8)) != nil {
        throw XIBProblem("a document type declaration has no place in a XIB")
      }
    }
  }
#endif
