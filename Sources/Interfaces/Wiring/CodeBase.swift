import SourceText
import SwiftText
import XMLText

/// All Swift sources, with their declarations by name.
struct CodeBase {
  private(set) var classes: [SourceClass] = []
  /// Protocols, without their extensions.
  private(set) var protocols: [String: [TypeDeclaration]] = [:]
  /// Constants outside of types.
  private(set) var globals: [Member] = []
  let outlines: [Outline]
  /// The modules that any source imports.
  let imports: Set<String>
  /// The exported imports, which are visible to other sources that import the module.
  let exportedImports: Set<String>
  /// The paths of sources that declare classes with the names of framework classes.
  private(set) var namesakes: [String: [String]] = [:]
  let modules: ModuleMap
  let projects: Projects

  private var places: [String: [Int]] = [:]
  private var objectiveCNames: [String: [Int]] = [:]
  private var branches: [String: [[Clause]]] = [:]
  private var aliases: [String: [Member]] = [:]
  /// The names of all type aliases, including those inside types.
  private(set) var aliasNames: Set<String> = []
  /// Types that are not classes or protocols, by their names, for their constants.
  private var otherTypes: [String: [TypeDeclaration]] = [:]
  /// The types inside classes that are not classes or protocols, by the name of the class.
  private var nested: [String: [TypeDeclaration]] = [:]
  /// The members that sources add to classes that they do not declare, such as `UIView`.
  private var added: [String: [Member]] = [:]

  /// A class that is referred to.
  enum Reference: Hashable {
    /// One of `classes`.
    case source(Int)
    /// A class of UIKit or LiferayScreens.
    case framework(String)
    /// A name that no source declares.
    case unknown(String)
  }

  init(
    _ files: [SourceFile], modules: ModuleMap, projects: Projects, calls: Set<String> = []
  ) {
    self.modules = modules
    self.projects = projects
    outlines = files.map { Outline(of: $0, calls: calls) }
    let all = outlines.flatMap(\.imports)
    imports = Set(all.map(\.name.text))
    exportedImports = Set(all.filter(\.isExported).map(\.name.text))
    for outline in outlines { branches[outline.file.path] = outline.branches }
    for outline in outlines {
      for type in outline.types { add(type, in: outline, scope: "") }
      globals += outline.members.filter { $0.isProperty }
      for alias in outline.members where alias.kind == .alias {
        aliases[alias.name.text, default: []].append(alias)
        aliasNames.insert(alias.name.text)
      }
    }
    for outline in outlines {
      for type in outline.types { addExtensions(type, in: outline, scope: "") }
    }
    markAmbiguousClasses()
  }

  private mutating func add(_ type: TypeDeclaration, in outline: Outline, scope: String) {
    let name = scope.isEmpty ? type.name.text : scope + "." + type.name.text
    switch type.kind {
    case .class:
      // The classes of the framework are known, so its own sources only add members to them.
      if FrameworkClasses.isKnown(name) {
        added[name, default: []] += type.members
        namesakes[name, default: []].append(outline.file.path)
      } else {
        add(class: type, named: name, in: outline)
      }
    case .protocol:
      protocols[name, default: []].append(type)
    case .struct, .enum, .actor:
      otherTypes[name, default: []].append(type)
      if !scope.isEmpty { nested[scope, default: []].append(type) }
    case .extension:
      break
    }
    aliasNames.formUnion(type.members.filter { $0.kind == .alias }.map(\.name.text))
    for inner in type.types { add(inner, in: outline, scope: name) }
  }

  private mutating func add(class type: TypeDeclaration, named name: String, in outline: Outline) {
    let known = places[name]?.first { classes[$0].file.path == outline.file.path }
    if let known {
      classes[known].declarations.append(type)
    } else {
      places[name, default: []].append(classes.count)
      classes.append(
        SourceClass(
          name: name, file: outline.file, declarations: [type],
          imports: Set(outline.imports.map(\.name.text)),
          certainImports: Set(outline.imports.filter(\.clauses.isEmpty).map(\.name.text)),
          oldSwift: projects.oldSwift(of: outline.file.path), isReadable: outline.problems.isEmpty))
    }
    if let name = type.attribute("objc")?.argument {
      objectiveCNames[name, default: []].append(known ?? classes.count - 1)
    }
  }

  private mutating func addExtensions(_ type: TypeDeclaration, in outline: Outline, scope: String) {
    let name = scope.isEmpty ? type.name.text : scope + "." + type.name.text
    if type.kind == .extension {
      if case .source(let index) = reference(to: name, from: outline.file.path) {
        classes[index].extensions.append(type)
      } else {
        added[name, default: []] += type.members
      }
    }
    for inner in type.types { addExtensions(inner, in: outline, scope: name) }
  }

  /// Marks classes that have the same name in a project and cannot be told apart by their modules.
  private mutating func markAmbiguousClasses() {
    for indices in places.values where indices.count > 1 {
      for index in indices {
        let path = classes[index].file.path
        let (project, module) = (projects.project(of: path), modules.module(of: path))
        classes[index].isAmbiguous = indices.contains { other in
          let otherPath = classes[other].file.path
          return other != index && projects.project(of: otherPath) == project
            && (module == nil || modules.module(of: otherPath) ?? module == module)
        }
      }
    }
  }
}

// MARK: - Looking up

extension CodeBase {
  /// Returns the class that a XIB at `path` refers to by `name`: a top-level class, or a class with
  /// that Objective-C name. Returns nil if no source declares it. A class of another project can be
  /// meant only with its module or by its Objective-C name.
  func customClass(_ name: String, from path: String, in module: String?) -> Int? {
    let named = objectiveCNames[name] ?? []
    let candidates = (places[name] ?? []) + named
    let possible = candidates.filter {
      module != nil || named.contains($0) || !projects.areApart(path, classes[$0].file.path)
    }
    return nearest(possible, to: path, in: module)
  }

  /// Returns the class that an element names, or nil if it names none.
  func customClass(of element: Element, in interface: InterfaceFile) -> Reference? {
    guard let name = element.customClass?.value else { return nil }
    let module = element.customModule?.value
    if let index = customClass(name, from: interface.file.path, in: module) {
      return .source(index)
    }
    return FrameworkClasses.isKnown(name) ? .framework(name) : .unknown(name)
  }

  /// Returns the class that the source at `path`, inside the type `scope`, refers to by `name`. A
  /// class that derives from a class of the same name in another module does not refer to itself.
  func reference(
    to name: String, from path: String, inside scope: String = "", besides own: Int? = nil
  ) -> Reference {
    func find(_ name: String, in module: String? = nil) -> Int? {
      nearest((places[name] ?? []).filter { $0 != own }, to: path, in: module)
    }
    var scope = scope[...]
    while !scope.isEmpty {
      if let index = find("\(scope).\(name)") { return .source(index) }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    if let index = find(name) { return .source(index) }
    if let alias = aliases[name]?.first?.type?.text, alias != name, aliases[alias] == nil {
      return reference(to: alias, from: path, besides: own)
    }
    if FrameworkClasses.isKnown(name) { return .framework(name) }
    // The first part of `Bookmarks.AddBookmarkView_default` is a module.
    if let dot = name.firstIndex(of: "."), !isType(String(name[..<dot])) {
      let (module, rest) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      if let index = find(rest, in: module) { return .source(index) }
      if FrameworkClasses.module(of: rest) == module { return .framework(rest) }
    }
    return .unknown(name)
  }

  private func isType(_ name: String) -> Bool {
    places[name] != nil || protocols[name] != nil || otherTypes[name] != nil
  }

  /// Returns whether the sources declare a type of that name that is not a class.
  func isOtherType(_ name: String) -> Bool {
    protocols[name] != nil || otherTypes[name] != nil
  }

  /// The members that extensions add to classes that no source declares.
  var allAdded: [Member] { added.values.flatMap(\.self) }

  /// Returns the members that extensions add to the framework class and to its superclasses.
  func members(addedTo framework: String?) -> [Member] {
    framework.map(FrameworkClasses.ancestry)?.flatMap { added[$0] ?? [] } ?? []
  }

  /// Returns the enumerations, structures and actors of that name.
  func otherTypes(named name: String) -> [TypeDeclaration] { otherTypes[name] ?? [] }

  /// Returns the best of several candidates with the same name: the one in `module`, or else one of
  /// the same project, or else the one whose file shares the longest path with `path`.
  func nearest(_ candidates: [Int], to path: String, in module: String? = nil) -> Int? {
    if candidates.count < 2 { return candidates.first }
    let inside = candidates.filter { modules.module(of: classes[$0].file.path) == module }
    let project = projects.project(of: path)
    func rank(_ candidate: String) -> Int {
      (projects.project(of: candidate) == project ? 1_000 : 0) + candidate.commonParts(with: path)
    }
    return (module == nil || inside.isEmpty ? candidates : inside).max {
      let (left, right) = (classes[$0].file.path, classes[$1].file.path)
      return (rank(left), right) < (rank(right), left)
    }
  }

  /// Returns all branches of the clause's `#if`.
  func branches(of clause: Clause) -> [Clause] {
    let blocks = branches[clause.range.file.path] ?? []
    return blocks.indices.contains(clause.block) ? blocks[clause.block] : []
  }

  /// Returns the types inside the class, which may contain its constants.
  func nestedTypes(of index: Int) -> [TypeDeclaration] {
    nested[classes[index].name] ?? []
  }
}

extension String {
  /// Returns the number of leading directories that two paths share.
  fileprivate func commonParts(with other: String) -> Int {
    zip(directory.split(separator: "/"), other.directory.split(separator: "/"))
      .prefix { $0 == $1 }.count
  }
}
