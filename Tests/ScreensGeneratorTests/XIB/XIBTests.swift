import Foundation
import HeadlessUIKit
import ScreensGenerator
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A generated XIB, with what is generated beside it.
struct GeneratedXIB: CustomTestStringConvertible, Sendable {
  let path: String
  let text: String
  let files: FileTree

  static let all: [GeneratedXIB] = Case.all.flatMap { spec -> [GeneratedXIB] in
    guard let files = try? spec.files() else { return [] }
    return files.paths.filter { $0.hasSuffix(".xib") }.map {
      GeneratedXIB(path: $0, text: files[$0] ?? "", files: files)
    }
  }

  var testDescription: String { String(path.split(separator: "/").last ?? "") }

  var elements: [XIBElements.Element] {
    get throws { try XIBElements(text).all }
  }
}

struct XIBTests {
  @Test func `there are XIBs`() {
    #expect(GeneratedXIB.all.count > 20)
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
  func `tags give the order of the focus`(_ xib: GeneratedXIB) throws {
    let elements = try xib.elements
    let tags = elements.compactMap { $0.attributes["tag"] }.compactMap(Int.init)
    #expect(tags == Array(1..<(tags.count + 1)))
    let tagged = Set(elements.filter { $0.attributes["tag"] != nil }.map(\.name))
    #expect(tagged.isDisjoint(with: ["label", "imageView", "view"]))
    let controls = elements.filter {
      ["textField", "textView", "switch", "slider", "stepper", "datePicker", "button"]
        .contains($0.name)
    }
    #expect(controls.allSatisfy { $0.attributes["tag"] != nil })
  }

  @Test(arguments: GeneratedXIB.all)
  func `the class has an outlet for each that is connected, and an action for each button`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    let root = try #require(
      elements.first { $0.attributes["customClass"] != nil && $0.name == "view" })
    let viewClass = try #require(root.attributes["customClass"])
    var sources = xib.files.paths.filter { $0.hasSuffix(".swift") }.compactMap { xib.files[$0] }
    #expect(
      sources.contains {
        $0.contains("\nopen class \(viewClass): ") || $0.contains("\nopen class \(viewClass):\n")
      })
    sources = sources.filter { $0.contains("@Outlet") }
    for outlet in elements where outlet.name == "outlet" {
      let name = try #require(outlet.attributes["property"])
      #expect(sources.contains { $0.contains("@IBOutlet open var \(name): ") }, "\(name)")
      #expect(sources.contains { $0.contains("    @Outlet open var \(name): ") }, "\(name)")
    }
    let screenlet = try #require(
      xib.files.paths.first {
        $0.split(separator: "/").count == 2 && $0.hasSuffix("Screenlet.swift")
      })
    for button in elements where button.name == "button" {
      let action = try #require(button.attributes["restorationIdentifier"])
      #expect(xib.files[screenlet]?.contains(" = \"\(action)\"\n") == true, "\(action)")
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `what is below another is below its edge, within the width`(_ xib: GeneratedXIB) throws {
    let frames = try xib.elements.filter { $0.name == "rect" }.map { rect in
      ["x", "y", "width", "height"].compactMap { rect.attributes[$0].flatMap(Double.init) }
    }
    let root = frames[0]
    for (index, frame) in frames.enumerated().dropFirst() {
      #expect(frame[0] >= 8 && frame[0] + frame[2] <= root[2] - 8)
      #expect(frame[1] >= 8 && frame[1] + frame[3] <= root[3] - 8)
      for other in frames[1..<index] {
        let isBeside = other[0] + other[2] <= frame[0]
        #expect(isBeside || other[1] + other[3] + 8 <= frame[1])
      }
    }
  }

  /// The classes of the cases are none of this process, so that the views are plain ones here.
  @MainActor
  @Test(arguments: GeneratedXIB.all)
  func `the constraints give every view its place, whatever the size`(
    _ xib: GeneratedXIB
  ) throws {
    let plain = xib.text
      .replacing(/\ customClass="[^"]*View_[^"]*"(\ customModule(Provider)?="[^"]*")*/, with: "")
      .replacing(/(?s)<connections>.*?<\/connections>/, with: "")
    let nib = UINib(data: Data(plain.utf8), fileName: xib.testDescription)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(AutoLayoutCheck.findings(in: view).map(\.description) == [])
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
      elements.first { $0.name == "textField" }?.attributes["placeholder"]
        == "\"/><evil x=\"&'y'\">\n\t\u{FFFD} ]]> <!-- --> &amp; 😀")
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
}
