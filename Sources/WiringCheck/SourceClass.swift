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
  /// Those that it imports whatever is compiled, so that it is in none of them.
  let certainImports: Set<String>
  /// The version of Swift of its project, if it is older than 4.
  let oldSwift: Int?
  /// Whether all of its file could be read.
  let isReadable: Bool
  /// Whether another class of the same project has this name, so that a XIB, or other sources, may
  /// mean that one.
  var isAmbiguous = false

  /// Whether its members are all that a class of this name has; otherwise some may be missing here.
  var isWhole: Bool { isReadable && !isAmbiguous }

  /// The range of its name.
  var range: SourceRange { declarations[0].name.range }

  /// The name alone: `Inner`.
  var simpleName: String { name.withoutScope }

  /// Its name in Objective-C, if `@objc` sets it.
  var objectiveCName: String? {
    declarations.lazy.compactMap { $0.attribute("objc")?.argument }.first
  }

  var isNested: Bool { name.contains(".") }

  /// The types behind the colon, of its declarations and of its extensions.
  var inherited: [Name] { (declarations + extensions).flatMap(\.inherited) }

  var members: [Member] { (declarations + extensions).flatMap(\.members) }

  /// Whether the class is seen in its file only, so that nothing finds it by its name.
  var isPrivate: Bool {
    declarations.allSatisfy { !$0.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  }

  var isGeneric: Bool { declarations.allSatisfy(\.isGeneric) }

  /// Whether the function has that name in Objective-C.
  func isCalled(_ function: Member, _ selector: String) -> Bool {
    function.selector == selector || oldSwift == 2 && function.selectorOfSwift2 == selector
  }

  /// Whether it refuses to be made by a XIB or a storyboard: each initializer with a coder ends the
  /// app.
  var isMadeInCodeOnly: Bool {
    let decoding = members.filter {
      $0.name.text == "init" && $0.code.references.contains("NSCoder")
    }
    return !decoding.isEmpty && decoding.allSatisfy { $0.code.references.contains("fatalError") }
  }

  /// Whether all members are seen by Objective-C: before Swift 4 it saw what it could.
  private var exposesMembers: Bool {
    oldSwift != nil || declarations.contains { $0.attribute("objcMembers") != nil }
  }
}

extension SourceClass {
  /// The properties of that name: several if branches of `#if` declare them more than once.
  func properties(named name: String) -> [Member] {
    members.filter { $0.isProperty && $0.name.text == name && !$0.isStatic }
  }

  /// Those that key-value coding finds by a name.
  func properties(forKey key: String) -> [Member] {
    members.filter { $0.isProperty && $0.key == key && !$0.isStatic }
  }

  var outlets: [Member] { members.filter(\.isOutlet) }

  /// Whether a XIB can connect an object to the property: an outlet, or a variable that Objective-C
  /// can see and that may hold an object.
  func canConnect(_ property: Member) -> Bool {
    property.isOutlet || canSet(property) && !property.isValue
  }

  /// Whether key-value coding can set the property: a variable that Objective-C can see.
  func canSet(_ property: Member) -> Bool {
    guard property.kind == .variable else { return false }
    return exposesMembers && !property.isPrivate || property.modifiers.contains("override")
      || property.attributes.contains { Self.exposing.contains($0.name.text) }
  }

  /// The attributes that make a property visible to Objective-C.
  private static let exposing: Set<String> = [
    "IBInspectable", "IBOutlet", "GKInspectable", "NSManaged", "objc",
  ]

  /// Whether a XIB can send the function as an action.
  func canSend(_ function: Member) -> Bool {
    exposesMembers && !function.isPrivate || function.modifiers.contains("override")
      || ["IBAction", "objc", "IBSegueAction"].contains { function.attribute($0) != nil }
  }
}

extension Member {
  /// Whether it is declared with `@IBOutlet`, or with a property wrapper that replaces it.
  var isOutlet: Bool {
    isProperty && attributes.contains { $0.name.text.hasSuffix("Outlet") }
  }

  fileprivate var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  /// Whether it holds a number or a text, which is not an object of a XIB.
  fileprivate var isValue: Bool {
    if type == nil, case .string? = value { return true }
    let name = type?.text.filter { $0 != "?" && $0 != "!" } ?? ""
    return ["Bool", "CGFloat", "Double", "Float", "Int", "Int32", "Int64", "String", "UInt"]
      .contains(name)
  }

  /// Whether an outlet is a collection: `[UIView]!`.
  var isCollection: Bool {
    type.map { $0.text.hasPrefix("[") || $0.text.hasPrefix("Array<") } ?? false
  }
}

extension String {
  /// `Inner` for `Outer.Inner`.
  var withoutScope: String { split(separator: ".").last.map(String.init) ?? self }
}
