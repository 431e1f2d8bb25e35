/// The names in a program. A step tells the place of its name, and what is looked up for it stands
/// in one list, so that looking up a value counts no references of names.
struct NameTable: Sendable {
  private var names: [Name] = []
  private var keys: [TemplateMapping.Key] = []
  private var lists: [TemplateMapping.Key?] = []
  /// Where the parts of each name are.
  private var ranges: [Range<Int>] = []

  subscript(place: Int) -> Name { names[place] }

  /// The places of the parts of the name at `place`.
  func parts(of place: Int) -> Range<Int> { ranges[place] }

  func key(ofPart part: Int) -> TemplateMapping.Key { keys[part] }
  /// The list that the part asks about, as `Name.Part` has it.
  func list(ofPart part: Int) -> TemplateMapping.Key? { lists[part] }

  /// Adds the name and tells its place.
  mutating func append(_ name: Name) -> Int {
    names.append(name)
    ranges.append(keys.count..<keys.count + name.parts.count)
    keys += name.parts.map(\.key)
    lists += name.parts.map(\.list)
    return names.count - 1
  }
}
