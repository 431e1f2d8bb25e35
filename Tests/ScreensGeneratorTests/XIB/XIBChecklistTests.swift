import Foundation
import HeadlessUIKit
import RegexBuilder
import Testing

/// Generated XIBs are what Xcode would write, point by point of the list in `docs/xcode.md`, so that
/// opening one and saving it changes nothing.
struct XIBChecklistTests {

  @Test(arguments: GeneratedXIB.all)
  func `the text is UTF-8 XML with four spaces for each level`(_ xib: GeneratedXIB) {
    #expect(xib.text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
    #expect(xib.text.hasSuffix("\n</document>\n"))
    #expect(!xib.text.contains("\t"))
    var depth = 0
    for line in lines(xib) {
      if line.isEnd { depth -= 1 }
      #expect(line.indent == depth * 4, "\(line.text)")
      if line.isStart { depth += 1 }
    }
    #expect(depth == 0)
  }

  @Test(arguments: GeneratedXIB.all)
  func `the document says what it needs of Xcode, in Xcode's order`(_ xib: GeneratedXIB) throws {
    let head = lines(xib).map(\.text)
    let root = try #require(head.first { $0.hasPrefix("<document ") })
    #expect(
      root == """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        """)
    let elements = try xib.elements
    #expect(
      elements.prefix(5).map(\.name).dropFirst().prefix(3) == [
        "device", "dependencies", "deployment",
      ])
    #expect(elements.first { $0.name == "deployment" }?.attributes == ["identifier": "iOS"])
    let capabilities = elements.filter { $0.name == "capability" }.compactMap {
      $0.attributes["name"]
    }
    #expect(capabilities == capabilities.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(capabilities.contains("documents saved in the Xcode 8 format"))
    #expect(
      capabilities.contains("Safe area layout guides")
        || !elements.contains { $0.name == "viewLayoutGuide" })
    #expect(
      capabilities.contains("System colors in document resources")
        || !elements.contains { $0.name == "systemColor" })
  }

  @Test(arguments: GeneratedXIB.all)
  func `the placeholders of every XIB come first`(_ xib: GeneratedXIB) throws {
    let elements = try xib.elements
    let objects = try #require(elements.firstIndex { $0.name == "objects" })
    let placeholders = elements[(objects + 1)...].prefix(2).map {
      [$0.name, $0.attributes["placeholderIdentifier"], $0.attributes["id"]]
    }
    #expect(
      placeholders == [
        ["placeholder", "IBFilesOwner", "-1"], ["placeholder", "IBFirstResponder", "-2"],
      ])
  }

  @Test(arguments: GeneratedXIB.all)
  func `identifiers have the form of Xcode's`(_ xib: GeneratedXIB) throws {
    for id in try xib.elements.compactMap({ $0.attributes["id"] }) where !id.hasPrefix("-") {
      #expect(
        id == "retina6_12"
          || id.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil, "\(id)")
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `the parts of a view are in Xcode's order`(_ xib: GeneratedXIB) {
    let order = [
      "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "constraints", "connections",
    ]
    // The part before, by indentation.
    var last: [Int: Int] = [:]
    // The guides of a scroll view come last.
    for line in lines(xib) where !line.isEnd && !line.text.contains("=\"contentLayoutGuide\"") {
      if line.text.contains("=\"frameLayoutGuide\"") { continue }
      if let part = order.firstIndex(of: line.name) {
        #expect(last[line.indent, default: 0] <= part, "\(line.text)")
        last[line.indent] = part
      }
      last[line.indent + 4] = nil
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `numbers and Booleans are written as Xcode writes them`(_ xib: GeneratedXIB) throws {
    for element in try xib.elements {
      for (name, value) in element.attributes
      where !["text", "title", "placeholder", "name"].contains(name) {
        #expect(!["true", "false"].contains(value), "\(element)")
      }
      guard element.name == "rect" else { continue }
      for key in ["x", "y", "width", "height"] {
        let value = try #require(element.attributes[key])
        let number = try #require(Double(value))
        let isWhole = number == number.rounded()
        #expect(value == (number == 0 ? "0.0" : isWhole ? "\(Int(number))" : value), "\(element)")
      }
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `what constraints lay out has no autoresizing mask to translate`(_ xib: GeneratedXIB) throws
  {
    let elements = try xib.elements
    let constrained = Set(
      elements.filter { $0.name == "constraint" }.compactMap { $0.attributes["firstItem"] })
    for element in elements
    where constrained.contains(element.attributes["id"] ?? "") && element.name != "viewLayoutGuide"
    {
      #expect(
        element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
          || element.attributes["customClass"] != nil, "\(element)")
    }
  }

  /// Interface Builder writes the frames that the constraints yield when it saves.
  @MainActor
  @Test(arguments: GeneratedXIB.all)
  func `frames are what the constraints yield`(_ xib: GeneratedXIB) throws {
    let plain = xib.text
      .replacing(/\ customClass="[^"]*_[^"]*"(\ customModule(Provider)?="[^"]*")*/, with: "")
      .replacing(/(?s)<connections>.*?<\/connections>/, with: "")
      // Interface Builder shows what is only hidden in a running app.
      .replacing(" hidesWhenStopped=\"YES\"", with: "")
      .replacing(
        /\ customClass="(ValueLabel|BadgeLabel|ProblemLabel|RatingLabel|RatingStars|ProgressBar|ActivityIndicator|OptionalDatePicker|OptionMenu|ContentWebView)" customModule="LiferayScreens"/,
        with: ""
      )
      .replacing(
        /<userDefinedRuntimeAttribute [^>]*keyPath="is(Emphasized|Monospaced)"[^>]*>/, with: "")
    let nib = UINib(data: Data(plain.utf8), fileName: xib.testDescription)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    // What wraps is higher than the generator writes, which measures no text. Only Interface Builder
    // gives a page a height.
    if xib.text.contains(/text="[^"]{40}|datePickerMode="dateAndTime"|placeholderIntrinsicHeight/) {
      return
    }
    let written = frames(of: view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    // The width of a title is rounded in the XIB.
    let differences = zip(frames(of: view), written).filter { frame, written in
      let parts = [\CGRect.minX, \.minY, \.width, \.height]
      return parts.contains { abs(frame[keyPath: $0] - written[keyPath: $0]) >= 1 }
    }
    #expect(differences.map { "\($0) not \($1)" } == [])
  }

  // MARK: Lines

  private struct Line {
    let text: Substring
    let indent: Int

    var isEnd: Bool { text.hasPrefix("</") }
    var isStart: Bool { !isEnd && !text.hasSuffix("/>") && !text.contains("</") }
    var name: String { String(text.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter }) }
  }

  /// The elements of the document, each of which begins and ends on a line of its own.
  private func lines(_ xib: GeneratedXIB) -> [Line] {
    xib.text.split(separator: "\n").drop { !$0.hasPrefix("<document") }.map { line in
      let text = line.drop { $0 == " " }
      return Line(text: text, indent: line.count - text.count)
    }
  }

  /// To a thousandth of a point, as the frames in a XIB have rounding errors.
  @MainActor
  private func frames(of view: UIView) -> [CGRect] {
    func near(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    let frame = view.frame
    let rounded = CGRect(
      x: near(frame.minX), y: near(frame.minY), width: near(frame.width),
      height: near(frame.height))
    return [rounded] + view.subviews.filter { !$0.isHidden }.flatMap(frames)
  }
}
