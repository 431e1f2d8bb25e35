/// The part that the text of a label has in its view, which decides its style.
package enum TextRole: String, CaseIterable, Hashable, Sendable {
  case title, subtitle, person, date, status, price, number, rating, body, address, code, caption
  case hint, problem, value, text
}

extension TextRole {
  /// The role that the name of a member or an attribute suggests, or else its type.
  package init(of name: String, _ type: SwiftType) {
    let words = name.kebabCase.split(separator: "-").map(String.init)
    let last = words.last ?? ""
    if type.builtin == .date {
      self = .date
    } else if Self.persons.contains(words.joined()) {
      self = .person
    } else if let role = Self.roles[last], role.fits(type) {
      self = role
    } else if last == "name", type.builtin == .string, !Self.partsOfNames.contains(words[0]) {
      self = .title
    } else if type.builtin?.isNumber == true {
      self = .number
    } else {
      self = type.builtin == .url ? .address : .text
    }
  }

  /// Whether a value of the type can have the role.
  private func fits(_ type: SwiftType) -> Bool {
    switch self {
    case .price, .number: type.builtin?.isNumber == true || type.builtin == .string
    case .code: true
    // A number is not taken for a part of five stars unless the spec says so.
    case .date, .rating: false
    case .address: type.builtin == .string || type.builtin == .url
    default: type.builtin == .string
    }
  }

  /// Whether the name is that of a part of a person's name.
  static func isPartOfName(_ name: String) -> Bool {
    let words = name.kebabCase.split(separator: "-").map(String.init)
    return words.count > 1 && words.last == "name" && partsOfNames.contains(words[words.count - 2])
  }

  private static let persons: Set<String> = ["username", "screenname", "fullname"]
  private static let partsOfNames: Set<String> = ["first", "middle", "last", "given", "family"]

  /// The roles by the last words of names.
  private static let roles: [String: TextRole] = {
    let words: [TextRole: String] = [
      .title: "title headline subject",
      .subtitle: "subtitle tagline teaser lead",
      .person: "author creator owner sender publisher",
      .status: "status state stage",
      .price: "price cost amount total fee",
      .body: "body text content description comment message summary details",
      .address: "url link email phone",
      .code: "id key code uuid",
      .caption: "caption",
      .hint: "hint help",
      .problem: "problem error warning",
    ]
    return words.reduce(into: [:]) { roles, entry in
      for word in entry.value.split(separator: " ") { roles[String(word)] = entry.key }
    }
  }()
}

extension ViewModelMember {
  /// The role of the label that shows the member: the one in the spec, or what its name and its type
  /// suggest.
  package var textRole: TextRole {
    if let role: TextRole = options.choice(.role) { return role }
    if options.texts(.segments).isEmpty { return TextRole(of: name.value, type) }
    // The title of a segment alone would not say what it is about.
    let role = TextRole(of: name.value, SwiftType(.builtin(.string)))
    return role == .text ? .value : role
  }

  /// Whether a label that shows it is a row of a card, with its name before the value.
  package var isValueRow: Bool { [.number, .price, .value].contains(textRole) }
}

extension WidgetOption {
  package static let role = WidgetOption(
    "role", .choice(TextRole.self), "The part of the text in its view, which decides its style.",
    .otherwise("by name and type: `headline` is a title, `author` a person"), example: "title")
}
