import SourceText
import SwiftOutline

/// A class that the sources declare, with its extensions.
struct SourceClass {
  /// `AddBookmarkView_default`, or `Outer.Inner`.
  let name: String
  let file: SourceFile
  /// Several if branches of `#if` declare it more than once.
  var declarations: [TypeDeclaration]
  var extensions: [TypeDeclaration] = []
  /// The modules that its file imports.
  let imports: Set<String>
  /// Whether all of its file could be read; otherwise members may be missing here.
  let isWhole: Bool

  /// The range of its name.
  var range: SourceRange { declarations[0].name.range }

  /// The name alone: `Inner`.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Its name in Objective-C, if `@objc` sets it.
  var objectiveCName: String? {
    declarations.lazy.compactMap { $0.attribute("objc")?.argument }.first
  }

  var isNested: Bool { name.contains(".") }

  /// The types behind the colon, of its declarations and of its extensions.
  var inherited: [Name] { (declarations + extensions).flatMap(\.inherited) }

  var members: [Member] { (declarations + extensions).flatMap(\.members) }

  /// Whether all members are seen by Objective-C.
  private var exposesMembers: Bool {
    declarations.contains { $0.attribute("objcMembers") != nil }
  }
}

extension SourceClass {
  /// The properties of that name: several if branches of `#if` declare them more than once.
  func properties(named name: String) -> [Member] {
    members.filter { $0.isProperty && $0.name.text == name && !$0.isStatic }
  }

  var outlets: [Member] { members.filter(\.isOutlet) }

  /// Whether a XIB can set the property: an outlet, or a property that Objective-C can see.
  func canConnect(_ property: Member) -> Bool {
    property.isOutlet || exposesMembers
      || ["objc", "IBInspectable", "NSManaged", "GKInspectable"].contains {
        property.attribute($0) != nil
      }
  }

  /// Whether a XIB can send the function as an action.
  func canSend(_ function: Member) -> Bool {
    exposesMembers || function.modifiers.contains("override")
      || ["IBAction", "objc", "IBSegueAction"].contains { function.attribute($0) != nil }
  }
}

extension Member {
  /// Whether it is declared with `@IBOutlet`, or with a property wrapper that replaces it.
  var isOutlet: Bool {
    isProperty && attributes.contains { $0.name.text.hasSuffix("Outlet") }
  }

  /// Whether an outlet is a collection: `[UIView]!`.
  var isCollection: Bool {
    type.map { $0.text.hasPrefix("[") || $0.text.hasPrefix("Array<") } ?? false
  }
}
