import TestSupport

/// The spec of a Screenlet with some of many members and actions.
struct RandomNote {
  private var members: [String]
  private var actions: [String]

  private static let allMembers = [
    "title: String? { get set }", "body: String? { get }", "keyword: String?",
    "isDone: Bool { get set }",
    "count: Int { get set }", "startDate: Date? { get set }", "photoImage: UIImage? { get set }",
    "password: String?",
  ]
  private static let allActions = ["add-note", "clear-note", "send-note"]

  init(using random: inout SeededGenerator) {
    members = Self.allMembers.shuffled(using: &random)
      .prefix(Int.random(in: 1...5, using: &random)).map { $0 }
    actions = Self.allActions.shuffled(using: &random)
      .prefix(Int.random(in: 1...3, using: &random)).map { $0 }
  }

  var text: String {
    "screenlet: Note\nmodule: Notes\nviewModel:\n" + members.map { "  \($0)\n" }.joined()
      + "actions:\n" + actions.map { "  \($0): { kind: custom }\n" }.joined()
  }

  /// The spec with a member or an action more or less, or with two of them in another order.
  func changed(using random: inout SeededGenerator) -> RandomNote {
    var changed = self
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let new = Self.allMembers.filter { !changed.members.contains($0) }
        guard let member = new.randomElement(using: &random) else { continue }
        let place = Int.random(in: 0...changed.members.count, using: &random)
        changed.members.insert(member, at: place)
      case 1 where changed.members.count > 1:
        changed.members.remove(at: Int.random(in: 0..<changed.members.count, using: &random))
      case 2:
        changed.members.shuffle(using: &random)
      default:
        let new = Self.allActions.filter { !changed.actions.contains($0) }
        if let action = new.randomElement(using: &random) {
          changed.actions.insert(action, at: 0)
        } else {
          changed.actions.removeFirst()
        }
      }
    }
    return changed
  }
}
