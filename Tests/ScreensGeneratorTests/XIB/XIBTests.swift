import Foundation
import HeadlessUIKit
import Regeneration
import ScreensGenerator
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct XIBTests {
  @Test func `there are XIBs`() {
    #expect(GeneratedXIB.all.count > 20)
  }

  @Test func `the label of an image is for assistive technologies only`() throws {
    let generation = Generation(
      """
      screenlet: Sample
      viewModel:
        cover: { type: 'UIImage?', label: The cover }
        back: UIImage?
      """)
    let elements = try XIBElements(generation.file("View_default.xib")).all
    #expect(!elements.contains { $0.name == "label" })
    let labels = elements.filter { $0.name == "accessibility" }.map { $0.attributes["label"] }
    #expect(labels == ["The cover", "Back"])
  }

  @Test(arguments: GeneratedXIB.all)
  func `every identifier is there once, and every reference leads to one`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in elements {
      for name in ["firstItem", "secondItem", "destination"] {
        guard let reference = element.attributes[name] else { continue }
        #expect(ids.contains(reference), "\(element)")
      }
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `text and what is behind it have the system's colours, for light and dark mode`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    let colors = elements.filter { $0.name == "color" && $0.attributes["key"] != nil }
    // No components: neither white nor black, nor anything else that is the same in both modes.
    for color in colors { #expect(Set(color.attributes.keys) == ["key", "systemColor"]) }
    // What holds others or shows text says which colour.
    var expected: [String: Int] = [:]
    for element in elements {
      switch element.name {
      // A Screenlet has the colours of its own view, and a player those of the system's.
      case "view" where element.attributes["customClass"]?.hasSuffix("Screenlet") == true: break
      case "view"
      where ["MediaPlayerView", "MonogramView", "RatingStars"].contains(
        element.attributes["customClass"]):
        break
      case "view" where element.attributes["key"] == "contentView": break
      case "view", "tableView", "collectionView":
        expected["backgroundColor", default: 0] += 1
      // Either an image has a background, until it is there, or the cell of a collection.
      case "imageView":
        expected["backgroundColor", default: 0] += 1
      case "collectionViewCell" where !elements.contains { $0.name == "imageView" }:
        expected["backgroundColor", default: 0] += 1
      case "wkWebView": expected["backgroundColor", default: 0] += 1
      case "label":
        expected["textColor", default: 0] += 1
        if element.attributes["customClass"] == "BadgeLabel" {
          expected["backgroundColor", default: 0] += 1
        }
      // What deletes something is red, and has a picture of it.
      case "buttonConfiguration" where element.attributes["image"] == "trash":
        expected["baseForegroundColor", default: 0] += 1
      case "textView": expected["textColor", default: 0] += 1
      case "pageControl":
        expected["pageIndicatorTintColor", default: 0] += 1
        expected["currentPageIndicatorTintColor", default: 0] += 1
      default: break
      }
    }
    let keys = colors.compactMap { $0.attributes["key"] }
    #expect(Dictionary(grouping: keys) { $0 }.mapValues(\.count) == expected)
    // Xcode wants to know what they look like, and that it has to know them.
    let resources = elements.filter { $0.name == "systemColor" }.compactMap {
      $0.attributes["name"]
    }
    #expect(resources == Set(colors.compactMap { $0.attributes["systemColor"] }).sorted())
    #expect(
      elements.contains { $0.attributes["name"] == "System colors in document resources" })
  }

  @Test(arguments: GeneratedXIB.all)
  func `tags give the order of the focus`(_ xib: GeneratedXIB) throws {
    let elements = try xib.elements
    let tags = elements.compactMap { $0.attributes["tag"] }.compactMap(Int.init)
    #expect(tags == Array(1..<(tags.count + 1)))
    // What takes the keyboard, and the buttons that a return key leads to.
    for element in elements {
      let takesFocus = ["textField", "textView", "button"].contains(element.name)
      let isInRow = element.attributes["horizontalHuggingPriority"] == "751"
      #expect((element.attributes["tag"] != nil) == (takesFocus && !isInRow), "\(element)")
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `a control performs the action that it is named after, once`(_ xib: GeneratedXIB) throws {
    let elements = try xib.elements
    let actions = elements.filter { $0.name == "action" }
    let named = elements.filter {
      $0.attributes["restorationIdentifier"] != nil && $0.name != "button"
    }
    #expect(actions.count == named.count)
    for action in actions {
      #expect(action.attributes["selector"] == "userActionWithSender:")
      #expect(action.attributes["eventType"] != nil)
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `the class has an outlet for each that is connected, and an action for each button`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    let root = try #require(
      elements.first { $0.attributes["customClass"] != nil && $0.name != "placeholder" })
    let viewClass = try #require(root.attributes["customClass"])
    var sources = xib.files.paths.filter { $0.hasSuffix(".swift") }.compactMap { xib.files[$0] }
    #expect(
      sources.contains {
        $0.contains("\nopen class \(viewClass): ") || $0.contains("\nopen class \(viewClass):\n")
      })
    sources = sources.filter { $0.contains("@IBOutlet") }
    let isForLinux = sources.contains { $0.contains("@Outlet") }
    for outlet in elements where outlet.name == "outlet" {
      let name = try #require(outlet.attributes["property"])
      if name == "numberLabel" {
        #expect(
          elements.contains {
            $0.attributes["customClass"]?.hasPrefix("Number") == true
              || $0.attributes["customClass"] == "ProgressBar"
          })
        continue
      }
      if ["starsView", "scaleLabel"].contains(name) {
        #expect(elements.contains { $0.attributes["customClass"] == "RatingLabel" })
        continue
      }
      if name == "nameLabel",
        elements.contains(where: { $0.attributes["customClass"] == "MonogramView" })
      {
        continue
      }
      if let base = Self.inherited[name] {
        #expect(xib.files.paths.contains { xib.files[$0]?.contains(": \(base)") == true })
        continue
      }
      #expect(sources.contains { $0.contains("@IBOutlet open var \(name): ") }, "\(name)")
      #expect(
        !isForLinux || sources.contains { $0.contains("    @Outlet open var \(name): ") },
        "\(name)")
    }
    let screenlet = try #require(
      xib.files.paths.first {
        $0.hasSuffix("Screenlet.swift")
      })
    #expect(
      elements.filter { $0.name == "button" }
        .allSatisfy { $0.attributes["restorationIdentifier"] != nil })
    for action in elements.compactMap({ $0.attributes["restorationIdentifier"] }) {
      let source = xib.files[screenlet] ?? ""
      let isOfLists = action == "load-initial-page" && source.contains(": BaseListScreenlet {")
      // An extended Screenlet has the constants, and the subclass nothing but its own.
      let isExtending =
        !source.contains(": BaseScreenlet {") && !source.contains("BaseListScreenlet")
      #expect(
        source.contains(" = \"\(action)\"\n") || isOfLists || isExtending, "\(action)")
    }
  }

  private static let drawnAround: [String: [Double]] = [
    "switch": [0, 0, 2, 0], "slider": [-2, 0, 4, 1], "segmentedControl": [0, 0, 0, 1],
  ]

  @Test(arguments: GeneratedXIB.all)
  func `the root is as large as its frame says, and every control as its constraints say`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    let root = try #require(elements.first { $0.name.hasSuffix("iew") || $0.name.hasSuffix("ell") })
    let sizes = elements.filter { $0.name == "freeformSimulatedSizeMetrics" }
    // A cell and a header have sizes of their own; another view is as large as the device
    // otherwise.
    #expect(
      sizes.map(\.attributes)
        == (root.name == "view" ? [["key": "simulatedDestinationMetrics"]] : []))
    var name = ""
    var frame: [String: String] = [:]
    for (element, rect) in zip(elements, elements.dropFirst()) {
      if rect.name == "rect" { (name, frame) = (element.name, rect.attributes) }
      guard element.name == "constraint",
        let size = frame[element.attributes["firstAttribute"] ?? ""],
        element.attributes["secondItem"] == nil,
        element.attributes["relation"] != "lessThanOrEqual",
        // The row of a cell, whose constraint is after the views in it.
        !(element.attributes["relation"] != nil && root.name.hasSuffix("ell")),
        let constant = element.attributes["constant"].flatMap(Double.init)
      else { continue }
      let place = element.attributes["firstAttribute"] == "width" ? 2 : 3
      let around = Self.drawnAround[name]?[place] ?? 0
      // A label in a row is as wide as its text, and has a least width. A page has a placeholder.
      let isSizedByContent = name == "label" && place == 2 || name == "wkWebView"
      let isLeast = isSizedByContent && element.attributes["relation"] != nil
      #expect(
        isLeast ? Double(size) ?? 0 >= constant : Double(size) == constant + around, "\(name)")
    }
  }

  /// The outlets that the view of a list has from the runtime.
  private static let inherited = [
    "tableView": "BaseListTableView", "collectionView": "BaseListCollectionView",
    "pageControl": "BaseListCollectionView",
  ]

  /// The classes of the cases are not in this process, so the views here are plain ones.
  @MainActor
  @Test(arguments: GeneratedXIB.all)
  func `the constraints give every view its position, whatever the size`(
    _ xib: GeneratedXIB
  ) throws {
    let plain = xib.text
      .replacing(/\ customClass="[^"]*_[^"]*"(\ customModule(Provider)?="[^"]*")*/, with: "")
      .replacing(/(?s)<connections>.*?<\/connections>/, with: "")
    let nib = UINib(data: Data(plain.utf8), fileName: xib.testDescription)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(AutoLayoutCheck.findings(in: view).map(\.description) == [])
  }

  private struct Framed {
    let name: String
    let (x, y, right, end): (Double, Double, Double, Double)

    init(_ element: XIBElements.Element, in rect: XIBElements.Element) {
      func value(_ key: String) -> Double { rect.attributes[key].flatMap(Double.init) ?? 0 }
      name = element.name
      (x, y) = (value("x"), value("y"))
      (right, end) = (x + value("width"), y + value("height"))
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `the list fills what the controls leave, and a cell's views lie in it`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    let frames = zip(elements, elements.dropFirst()).filter { $1.name == "rect" }
      .map { Framed($0, in: $1) }
    let root = try #require(frames.first)
    if let index = frames.firstIndex(where: { ["tableView", "collectionView"].contains($0.name) }) {
      let list = frames[index]
      let above = frames[..<index].dropFirst().first { $0.name == "stackView" }?.end
      let bar = elements.contains { $0.attributes["customClass"] == "ComposerBar" } ? 52.0 : 0
      let isSlideshow = elements.contains { $0.attributes["scrollDirection"] == "horizontal" }
      let dots = isSlideshow ? 26.0 : 0
      #expect(list.x == 0 && list.right == root.right && list.end == root.end - bar - dots)
      #expect(list.y == above.map { $0 + 16 } ?? 0)
      #expect(list.end - list.y >= 176)
    }
    guard root.name != "view" else { return }
    for frame in frames.dropFirst() where !frame.name.hasSuffix("ContentView") {
      #expect(frame.x >= 0 && frame.right <= root.right)
      #expect(frame.y >= 0 && frame.end <= root.end)
    }
  }

  @Test func `texts of a spec are attributes and no more`() throws {
    let generation = Generation(
      #"""
      screenlet: Sample
      viewModel:
        a: { type: String?, label: "\"/><evil x=\"&'y'\">\n\t\0 ]]> <!-- --> &amp; 😀" }
      """#)
    let elements = try XIBElements(try generation.file(".xib")).all
    #expect(!elements.contains { $0.name == "evil" })
    #expect(
      elements.first { $0.name == "label" }?.attributes["text"]
        == "\"/><evil x=\"&'y'\">\n\t\u{FFFD} ]]> <!-- --> &amp; 😀")
  }

  @Test(arguments: [
    ("a: String?", "", ["done"]),
    ("a: String?", "save: { kind: custom }", ["go"]),
    ("a: String?", "save: { kind: custom, button: no }", ["done"]),
    ("a: String?, on: Bool, b: String?, c: Date?", "save: { kind: custom }", ["next", "go"]),
    ("a: String?, body: { type: String?, widget: textView }", "", ["next"]),
    (
      "a: { type: String?, performs: { action: save, when: editingDidEndOnExit } }, b: String?",
      "save: { kind: custom }", ["go", "done"]
    ),
    ("a: { type: String?, returnKey: join }", "save: { kind: custom }", ["join"]),
  ])
  func `the return key is for the next text, then for the first button`(
    members: String, actions: String, keys: [String]
  ) throws {
    let xib = try Generation(
      "screenlet: Sample\nviewModel: { \(members) }\nactions: { \(actions) }\n"
    ).file(".xib")
    let traits = try XIBElements(xib).all.filter { $0.name == "textInputTraits" }
    #expect(traits.compactMap { $0.attributes["returnKeyType"] } == keys)
  }

  @Test func `a slider that performs an action does so where it is let go`() throws {
    let xib = try Generation(
      """
      screenlet: Sample
      viewModel:
        a: { type: Float, widget: slider }
        b: { type: Float, widget: slider, performs: save }
      actions: { save: { kind: custom } }
      """
    ).file(".xib")
    let sliders = try XIBElements(xib).all.filter { $0.name == "slider" }
    #expect(sliders.map { $0.attributes["continuous"] } == [nil, "NO"])
  }

  @Test func `an element keeps its identifier wherever it moves`() throws {
    func outlets(_ members: String) throws -> [String: String] {
      let xib = try Generation("screenlet: Sample\nviewModel: { \(members) }\n").file(".xib")
      let outlets = try XIBElements(xib).all.filter { $0.name == "outlet" }
      return Dictionary(
        uniqueKeysWithValues: outlets.map {
          ($0.attributes["property"] ?? "", $0.attributes["destination"] ?? "")
        })
    }
    let first = try outlets("a: String, b: Bool")
    let second = try outlets("b: Bool, new: Int, a: String")
    #expect(first["aTextField"] == second["aTextField"])
    #expect(first["bSwitch"] == second["bSwitch"])
    #expect(Set(second.values).count == 3)
  }

  @Test(arguments: ["String", "Int", "Date?"])
  func `a label shows its value alone, below a text where the spec has one`(type: String) throws {
    func labels(_ more: String) throws -> [String?] {
      let member = "name: { type: '\(type) { get set }', widget: label\(more) }"
      let xib = try Generation("screenlet: Sample\nviewModel: { \(member) }\n").file(".xib")
      return try XIBElements(xib).all.filter { $0.name == "label" }.map { $0.attributes["text"] }
    }
    #expect(try labels("") == (type == "Int" ? ["128", "Name"] : ["Name"]))
    let labeled = type == "Int" ? ["128", "Full Name"] : ["Full Name", "Full Name"]
    #expect(try labels(", label: Full Name") == labeled)
  }
}
