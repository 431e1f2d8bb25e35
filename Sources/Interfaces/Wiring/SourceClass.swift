import SourceText
import SwiftText

/// A class that the sources declare, with its extensions.
struct SourceClass {
  /// The name, such as `AddBookmarkView_default` or `Outer.Inner`.
  let name: String
  let file: SourceFile
  /// The declarations. There are several if branches of `#if` declare the class more than once.
  var declarations: [TypeDeclaration]
  var extensions: [TypeDeclaration] = []
  /// The members of the declarations and the extensions, once these are all known.
  private(set) var table = MemberTable()
  /// Whether the class cannot be created by a XIB or a storyboard, because each initializer with a
  /// coder ends the app.
  private(set) var isMadeInCodeOnly = false
  /// Whether a view controller makes its view, or names the XIB that has it.
  private(set) var choosesView = false
  /// The modules that its file imports.
  let imports: Set<String>
  /// The modules that the file imports unconditionally, so that the class is in none of them.
  let certainImports: Set<String>
  /// The Swift version of the project if it is older than 4, or nil.
  let oldSwift: Int?
  /// Whether the whole file could be read.
  let isReadable: Bool
  /// Whether another class of the same project has this name, so that a XIB, or other sources, may
  /// mean that one.
  var isAmbiguous = false

  /// Whether the members are complete. Otherwise some may be missing here.
  var isWhole: Bool { isReadable && !isAmbiguous }

  /// The range of the class name.
  var range: SourceRange { declarations[0].name.range }

  /// The name without its scope, such as `Inner`.
  var simpleName: String { name.withoutScope }

  /// The Objective-C name, if `@objc` sets it.
  var objectiveCName: String? {
    declarations.lazy.compactMap { $0.attribute("objc")?.argument }.first
  }

  var isNested: Bool { name.contains(".") }

  /// The inherited types of the declarations and the extensions.
  var inherited: [Name] { (declarations + extensions).flatMap(\.inherited) }

  /// Whether the class is visible only in its file, and cannot be found by its name.
  var isPrivate: Bool {
    declarations.allSatisfy { !$0.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  }

  var isGeneric: Bool { declarations.allSatisfy(\.isGeneric) }

  /// Whether all members are visible to Objective-C. Before Swift 4, they were by default.
  private var exposesMembers: Bool {
    oldSwift != nil || declarations.contains { $0.attribute("objcMembers") != nil }
  }
}

extension SourceClass {
  var members: [Member] { table.all }
  var outlets: [Member] { table.outlets }
  /// The names of members that the code of the class sets.
  var assigned: Set<String> { table.assigned }
  /// The Objective-C names of the functions.
  var selectors: some Collection<String> { table.selectors }

  /// Collects the members, after the last declaration or extension was added.
  mutating func collectMembers() {
    table = MemberTable((declarations + extensions).flatMap(\.members), isSwift2: oldSwift == 2)
    let decoding = members.filter {
      $0.name.text == "init" && $0.code.references.contains("NSCoder")
    }
    isMadeInCodeOnly =
      !decoding.isEmpty && decoding.allSatisfy { $0.code.references.contains("fatalError") }
    choosesView = members.contains { ["loadView", "nibName"].contains($0.name.text) }
  }

  /// Returns the properties of that name. There are several if branches of `#if` declare it more
  /// than once.
  func properties(named name: String) -> [Member] { table.properties(named: name) }

  /// Returns the properties that key-value coding finds by a name.
  func properties(forKey key: String) -> [Member] { table.properties(forKey: key) }

  /// Returns the functions with that Objective-C name.
  func functions(called selector: String) -> [Member] { table.functions(called: selector) }

  /// Returns the Objective-C names of the functions that a XIB can send, in order.
  var sentActions: [String] {
    members.filter { $0.isFunction && canSend($0) }.compactMap(\.selector)
  }

  /// Returns whether a XIB can connect an object to the property: an outlet, or a variable that is
  /// visible to Objective-C and can hold an object.
  func canConnect(_ property: Member) -> Bool {
    property.isOutlet || canSet(property) && !property.isValue
  }

  /// Returns whether key-value coding can set the property: a variable that is visible to
  /// Objective-C.
  func canSet(_ property: Member) -> Bool {
    guard property.kind == .variable else { return false }
    return exposesMembers && !property.isPrivate || property.modifiers.contains("override")
      || property.attributes.contains { Self.exposing.contains($0.name.text) }
  }

  /// The attributes that make a property visible to Objective-C.
  private static let exposing: Set<String> = [
    "IBInspectable", "IBOutlet", "GKInspectable", "NSManaged", "objc",
  ]

  /// Returns whether a XIB can send the function as an action.
  func canSend(_ function: Member) -> Bool {
    exposesMembers && !function.isPrivate || function.modifiers.contains("override")
      || ["IBAction", "objc", "IBSegueAction"].contains { function.attribute($0) != nil }
  }
}

extension Member {
  /// Whether the member is declared with `@IBOutlet` or with a property wrapper that replaces it.
  var isOutlet: Bool {
    isProperty && attributes.contains { $0.name.text.hasSuffix("Outlet") }
  }

  fileprivate var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  /// Whether the member is a number or a text, which is not an object in a XIB.
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
  /// The name without its scope: `Inner` for `Outer.Inner`.
  var withoutScope: String { split(separator: ".").last.map(String.init) ?? self }
}
