import Foundation
import SourceText
import SwiftText
import TestSupport
import Testing

@testable import Interfaces

/// What the check knows of the runtime by heart is what the runtime's sources say.
struct FrameworkTests {
  private static let runtime: [Outline] = {
    let folder = BuiltProducts.package.appendingPathComponent("Sources")
    return ["LiferayScreens", "HeadlessUIKit"].flatMap { module in
      let sources = folder.appendingPathComponent(module)
      let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String]
      return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let data = try? Data(contentsOf: sources.appendingPathComponent(path))
        return Outline(
          of: SourceFile(path: path, text: String(decoding: data ?? Data(), as: UTF8.self)))
      }
    }
  }()

  @Test func `views of the runtime have the superclasses that the check believes`() throws {
    let classes = Self.runtime.flatMap(\.types).filter { $0.kind == .class }
    #expect(classes.count > 50)
    for type in classes where FrameworkClasses.isKnown(type.name.text) {
      let ancestry = FrameworkClasses.ancestry(of: type.name.text)
      let superclass = try #require(type.inherited.first?.text, "\(type.name.text)")
      #expect(ancestry.contains(superclass), "\(type.name.text)")
    }
  }

  @Test func `every view of LiferayScreens is known, with its outlets and actions`() {
    let classes = Self.runtime.flatMap(\.types).filter { $0.kind == .class }
    for type in classes where type.name.text.hasPrefix("Base") && type.name.text.hasSuffix("View") {
      #expect(FrameworkClasses.isKnown(type.name.text), "\(type.name.text)")
      let outlets = type.members.filter(\.isOutlet).map(\.name.text)
      #expect(FrameworkClasses.all(\.outlets, of: type.name.text).isSuperset(of: outlets))
      let actions = type.members.filter { $0.attribute("IBAction") != nil }
        .compactMap(\.selector)
      #expect(FrameworkClasses.all(\.actions, of: type.name.text).isSuperset(of: actions))
    }
  }

  @Test func `the outlets and inspectables of Screenlets that the runtime has`() {
    let classes = Self.runtime.flatMap(\.types).filter {
      ["BaseScreenlet", "BaseListScreenlet"].contains($0.name.text) && $0.kind == .class
    }
    #expect(classes.count == 2)
    for type in classes {
      let outlets = type.members.filter(\.isOutlet).map(\.name.text)
      #expect(FrameworkClasses.all(\.outlets, of: type.name.text).isSuperset(of: outlets))
      let keys = type.members.filter { $0.attribute("IBInspectable") != nil }.map(\.name.text)
      #expect(!keys.isEmpty)
      #expect(FrameworkKeys.all(of: type.name.text).isSuperset(of: keys))
    }
    #expect(FrameworkClasses.all(\.outlets, of: "BaseScreenlet").contains("delegate"))
    let screenlet = classes.first { $0.name.text == "BaseScreenlet" }
    #expect(Set(screenlet?.members.filter(\.isOutlet).map(\.name.text) ?? []) == ["delegate"])
  }

  @Test func `the actions of Screenlets that the runtime has`() {
    let classes = Self.runtime.flatMap(\.types).filter {
      ["BaseScreenlet", "BaseListScreenlet"].contains($0.name.text) && $0.kind == .class
    }
    #expect(classes.count == 2)
    for type in classes {
      var values: Set<String> = []
      for member in type.members where member.name.text.hasSuffix("Action") && member.isStatic {
        if case .string(let literal)? = member.value { values.insert(literal.value) }
      }
      #expect(!values.isEmpty)
      #expect(FrameworkClasses.actionNames(of: type.name.text).isSuperset(of: values))
    }
  }

  @Test(arguments: [
    ("func tap()", "tap"), ("func tap(_ sender: Any)", "tap:"),
    ("func tap(sender: Any)", "tapWithSender:"), ("func move(to place: Int)", "moveTo:"),
    ("func move(toPlace place: Int)", "moveToPlace:"), ("func moveTo(place: Int)", "moveToPlace:"),
    ("func tap(_ sender: Any, forEvent event: UIEvent)", "tap:forEvent:"),
    ("func tap(sender: Dictionary<Int, Int>, event: Int)", "tapWithSender:event:"),
    ("@objc(other:) func tap(_ sender: Any)", "other:"),
  ])
  func `a function is called in Objective-C as the compiler says`(
    declaration: String, selector: String
  ) {
    let outline = Outline(of: SourceFile(path: "a.swift", text: declaration))
    #expect(outline.members.map(\.selector) == [selector])
  }

  @Test(arguments: [
    ("textField", "UITextField"), ("wkWebView", "WKWebView"), ("customObject", "NSObject"),
    ("tapGestureRecognizer", "UITapGestureRecognizer"),
    ("tableViewCellContentView", "UIView"), ("rect", nil),
  ])
  func `an element makes an object of a class`(element: String, name: String?) {
    #expect(InterfaceKinds.frameworkClass(of: element) == name)
  }
}
