/// The names in a program. A step tells the place of its name, and what is looked up for it stands
/// in one list, so that looking up a value counts no references of names.
struct NameTable: Sendable {
  private var names: [Name] = []
  private var parts: [Name.Part] = []
  /// Where the parts of each name are.
  private var ranges: [Range<Int>] = []

  subscript(place: Int) -> Name { names[place] }

  /// The places of the parts of the name at `place`.
  func parts(of place: Int) -> Range<Int> { ranges[place] }

  subscript(part index: Int) -> Name.Part { parts[index] }

  /// Adds the name and tells its place.
  mutating func append(_ name: Name) -> Int {
    names.append(name)
    ranges.append(parts.count..<parts.count + name.parts.count)
    parts += name.parts
    return names.count - 1
  }
}
