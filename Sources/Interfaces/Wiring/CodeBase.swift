import SourceText
import SwiftText
import XMLText

/// All Swift sources, with their declarations by name.
struct CodeBase {
  private(set) var classes: [SourceClass] = []
  /// Protocols, without their extensions.
  private(set) var protocols: [String: [TypeDeclaration]] = [:]
  /// Constants outside of types, by their names.
  private(set) var globals: [String: [Member]] = [:]
  let outlines: [Outline]
  /// The modules that any source imports.
  let imports: Set<String>
  /// The exported imports, which are visible to other sources that import the module.
  let exportedImports: Set<String>
  /// The paths of sources that declare classes with the names of framework classes.
  private(set) var namesakes: [String: [String]] = [:]
  let modules: ModuleMap
  let projects: Projects

  /// Whether a class may be a view controller, with a superclass of a library.
  private(set) var hasUnknownControllers = false

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
  private var added: [String: AddedMembers] = [:]
  private var addedSelectors: Set<String> = []
  /// The project and module of each class.
  private var homes: [Home] = []
  /// The superclasses of each class.
  private var ancestries: [Ancestry] = []
  /// The classes that have a function, by its Objective-C name.
  private var owners: [String: [Int]] = [:]

  /// A class that is referred to.
  enum Reference: Hashable {
    /// One of `classes`.
    case source(Int)
    /// A class of UIKit or LiferayScreens.
    case framework(String)
    /// A name that no source declares.
    case unknown(String)
  }

  /// The names of members that sources add to a class.
  private struct AddedMembers {
    var keys: Set<String> = []
    var selectors: Set<String> = []

    mutating func add(_ members: [Member]) {
      keys.formUnion(members.map(\.key))
      selectors.formUnion(members.compactMap(\.selector))
    }
  }

  private struct Home: Hashable {
    let project: Substring
    let module: String?
  }

  init(
    _ files: [SourceFile], modules: ModuleMap, projects: Projects, calls: Set<String> = [],
    mentions: Set<String> = []
  ) {
    self.modules = modules
    self.projects = projects
    outlines = files.map { Outline(of: $0, calls: calls, mentions: mentions) }
    let all = outlines.flatMap(\.imports)
    imports = Set(all.map(\.name.text))
    exportedImports = Set(all.filter(\.isExported).map(\.name.text))
    for outline in outlines { branches[outline.file.path] = outline.branches }
    for outline in outlines {
      for type in outline.types { add(type, in: outline, scope: "") }
      for member in outline.members where member.isProperty {
        globals[member.name.text, default: []].append(member)
      }
      for alias in outline.members where alias.kind == .alias {
        aliases[alias.name.text, default: []].append(alias)
        aliasNames.insert(alias.name.text)
      }
    }
    for outline in outlines {
      for type in outline.types { addExtensions(type, in: outline, scope: "") }
    }
    markAmbiguousClasses()
    for index in classes.indices {
      classes[index].collectMembers()
      for selector in classes[index].selectors { owners[selector, default: []].append(index) }
    }
    addedSelectors = added.values.reduce(into: []) { $0.formUnion($1.selectors) }
    ancestries = classes.indices.map { followedAncestry(of: .source($0)) }
    hasUnknownControllers = classes.indices.contains {
      isKind(.source($0), of: .framework("UIViewController")) == nil
    }
  }

  private mutating func add(_ type: TypeDeclaration, in outline: Outline, scope: String) {
    let name = scope.isEmpty ? type.name.text : scope + "." + type.name.text
    switch type.kind {
    case .class:
      // The classes of the framework are known, so its own sources only add members to them.
      if FrameworkClasses.isKnown(name) {
        added[name, default: AddedMembers()].add(type.members)
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
    // Files are added one after the other, so that another declaration in this one is the last.
    let known = places[name]?.last.flatMap {
      classes[$0].file.path == outline.file.path ? $0 : nil
    }
    if let known {
      classes[known].declarations.append(type)
    } else {
      places[name, default: []].append(classes.count)
      homes.append(home(of: outline.file.path))
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
        added[name, default: AddedMembers()].add(type.members)
      }
    }
    for inner in type.types { addExtensions(inner, in: outline, scope: name) }
  }

  /// Marks classes that have the same name in a project and cannot be told apart by their modules.
  private mutating func markAmbiguousClasses() {
    for indices in places.values where indices.count > 1 {
      var (inProject, inModule) = ([Substring: Int](), [Home: Int]())
      for index in indices {
        inProject[homes[index].project, default: 0] += 1
        inModule[homes[index], default: 0] += 1
      }
      for index in indices {
        let home = homes[index]
        // A class whose module is not known may be in any of its project.
        let unknown = Home(project: home.project, module: nil)
        let alike =
          home.module == nil
          ? inProject[home.project] ?? 0 : (inModule[home] ?? 0) + (inModule[unknown] ?? 0)
        classes[index].isAmbiguous = alike > 1
      }
    }
  }

  private func home(of path: String) -> Home {
    Home(project: projects.project(of: path), module: modules.module(of: path))
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
    let project = projects.project(of: path)
    let possible = candidates.filter {
      module != nil || named.contains($0) || !Projects.areApart(project, homes[$0].project)
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

  /// Returns the class with its superclasses.
  func ancestry(of reference: Reference) -> Ancestry {
    guard case .source(let index) = reference else { return followedAncestry(of: reference) }
    return ancestries[index]
  }

  /// Returns the functions with that Objective-C name, each with its class.
  func functions(called selector: String) -> [(source: SourceClass, member: Member)] {
    (owners[selector] ?? []).flatMap { index in
      classes[index].functions(called: selector).map { (classes[index], $0) }
    }
  }

  /// Returns whether an extension of any class that no source declares adds that function.
  func isAdded(_ selector: String) -> Bool { addedSelectors.contains(selector) }

  /// Returns whether extensions add a member to the framework class or to its superclasses: a
  /// property by its key, or a function by its Objective-C name.
  func adds(key: String, to framework: String?) -> Bool {
    addedMembers(to: framework).contains { $0.keys.contains(key) }
  }

  func adds(selector: String, to framework: String?) -> Bool {
    addedMembers(to: framework).contains { $0.selectors.contains(selector) }
  }

  /// Returns the keys of the members that extensions add to the framework class.
  func keys(addedTo framework: String) -> Set<String> {
    addedMembers(to: framework).reduce(into: []) { $0.formUnion($1.keys) }
  }

  private func addedMembers(to framework: String?) -> [AddedMembers] {
    framework.map(FrameworkClasses.ancestry)?.compactMap { added[$0] } ?? []
  }

  /// Returns whether code of one of the classes sets the member.
  func assigns(_ member: String, in sources: [Int]) -> Bool {
    sources.contains { classes[$0].assigned.contains(member) }
  }

  /// Returns whether the source at `path` declares a class of that name.
  func declares(_ name: String, at path: String) -> Bool {
    places[name]?.contains { classes[$0].file.path == path } == true
  }

  /// Returns the enumerations, structures and actors of that name.
  func otherTypes(named name: String) -> [TypeDeclaration] { otherTypes[name] ?? [] }

  /// Returns the best of several candidates with the same name: the one in `module`, or else one of
  /// the same project, or else the one whose file shares the longest path with `path`.
  func nearest(_ candidates: [Int], to path: String, in module: String? = nil) -> Int? {
    if candidates.count < 2 { return candidates.first }
    let inside = module == nil ? [] : candidates.filter { homes[$0].module == module }
    let project = projects.project(of: path)
    let ranked = (inside.isEmpty ? candidates : inside).map { candidate in
      let place = classes[candidate].file.path
      let rank = (homes[candidate].project == project ? 1_000 : 0) + place.commonParts(with: path)
      return (index: candidate, rank: rank, place: place)
    }
    return ranked.max { ($0.rank, $1.place) < ($1.rank, $0.place) }?.index
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
    var count = 0
    for (byte, otherByte) in zip(utf8, other.utf8) {
      if byte != otherByte { break }
      if byte == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
