import SwiftText

/// The members of a class by the names with which XIBs and code refer to them, so that a XIB with
/// thousands of connections takes one look-up for each.
struct MemberTable {
  let all: [Member]
  /// The outlets, including static ones, which no XIB finds.
  let outlets: [Member]
  /// The names of members that the code sets.
  let assigned: Set<String>
  private var properties: [String: [Int]] = [:]
  private var propertiesByKey: [String: [Int]] = [:]
  private var functions: [String: [Int]] = [:]

  /// Creates the table. With `isSwift2`, functions are also found by the selectors that they had.
  init(_ members: [Member] = [], isSwift2: Bool = false) {
    all = members
    outlets = members.filter(\.isOutlet)
    assigned = members.reduce(into: []) { $0.formUnion($1.code.assigned) }
    for (index, member) in members.enumerated() {
      if member.isProperty, !member.isStatic {
        properties[member.name.text, default: []].append(index)
        propertiesByKey[member.key, default: []].append(index)
      } else if let selector = member.selector {
        functions[selector, default: []].append(index)
        if isSwift2, let other = member.selectorOfSwift2, other != selector {
          functions[other, default: []].append(index)
        }
      }
    }
  }

  /// The selectors of the functions.
  var selectors: some Collection<String> { functions.keys }

  func properties(named name: String) -> [Member] { members(at: properties[name]) }
  func properties(forKey key: String) -> [Member] { members(at: propertiesByKey[key]) }
  func functions(called selector: String) -> [Member] { members(at: functions[selector]) }

  private func members(at indices: [Int]?) -> [Member] { (indices ?? []).map { all[$0] } }
}
