import AutoLayout
import SpecModel
import TemplateEngine

/// A `UILabel`, which shows a value as its reader writes it. The view keeps the value, because it
/// cannot be read from the text.
struct Label: WidgetControl {
  let member: ViewModelMember
  var style: LabelStyle
  /// Whether it is a capsule beside the title.
  var isBadge = false

  init(member: ViewModelMember) {
    self.member = member
    style = LabelStyle(of: member.textRole)
  }

  var className: String { isRating ? LabelClass.rating.rawValue : "UILabel" }
  var outletEnding: String { "Label" }

  var accessor: ViewAccessor {
    let value = Names.member(member.name.value)
    if !member.segmentTitles.isEmpty { return titleAccessor(value) }
    if isRating {
      return ViewAccessor(showing: [.assignment("\(outlet)?.fraction", fraction(of: value))])
    }
    return ViewAccessor(showing: [.assignment("\(outlet)?.text", text(of: value))])
  }

  /// Returns the expression for the text of a value, which is optional if the value is.
  private func text(of value: String) -> String {
    member.type.builtin == .date
      ? textExpression(of: member.type, value, hasTime: isTimed)
      : member.textRole.text(of: member.type, value)
  }

  /// Returns the accessor that shows the title of the segment for the value.
  private func titleAccessor(_ value: String) -> ViewAccessor {
    let titles = value == "titles" ? "segments" : "titles"
    let title =
      member.type.isOptional
      ? String.closure("\(value).flatMap", "\(titles)[$0]") : "\(titles)[\(value)]"
    return ViewAccessor(showing: [
      .assignment(
        "let \(titles): [\(member.type.optional(false).source): String]",
        member.segmentTitles.dictionary),
      .assignment("\(outlet)?.text", title),
    ])
  }

  /// Returns the expression for the number of a rating, a `Double`.
  private func fraction(of value: String) -> String {
    if member.type.builtin == .double { return value }
    return member.type.isOptional ? "\(value).map { Double($0) }" : .call("Double", [value])
  }

  /// Whether it says when something was made or changed last, which may be today.
  private var isTimed: Bool {
    let words = member.name.value.kebabCase.split(separator: "-")
    return words.contains { ["create", "created", "modified", "updated"].contains($0) }
  }

  /// Whether a symbol is beside it.
  var isProblem: Bool { member.textRole == .problem }

  /// Whether it is a part of five stars.
  var isRating: Bool {
    member.textRole == .rating && member.type.builtin?.isNumber == true
      && member.segmentTitles.isEmpty
  }

  /// Whether it is a row of a card, with its name before the value.
  var isValueRow: Bool { member.isValueRow }

  /// Whether it is as wide as its text, beside something else.
  var isTrailing: Bool { isValueRow || isBadge || member.textRole == .date }

  /// The text in Interface Builder: a number, or the name of another text if that fits into a line.
  /// The runtime removes it.
  var sample: String {
    if let title = member.options.texts(.segments).first { return title.value }
    switch member.textRole {
    case .number, .price, .rating: return member.textRole.sample(0, of: member.type)
    default: return style.width(of: title) < 188 ? title : ""
    }
  }

  var sampleWidth: Int { max(24, style.width(of: sample)) }

  /// A text needs no caption, unless the spec has a label; a number does.
  var placement: ControlPlacement {
    isValueRow
      ? .right(width: 24, height: style.minimumHeight, caption: title, grows: true)
      : .row(.atLeast(style.minimumHeight + (isBadge ? 6 : 0)), caption: label)
  }
  var accessibility: Accessibility {
    let isTitle = member.textRole == .title
    return Accessibility(
      identifier: outlet, label: isValueRow || isRating ? title : label,
      isElement: isTitle ? true : nil,
      trait: isTitle ? "header" : nil)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    .label(
      sample, style, isCentered: isBadge, isTrailing: isTrailing,
      yields: member.textRole == .value, isMonospaced: member.textRole == .code,
      labelClass: isRating ? .rating : isBadge ? .badge : isProblem ? .problem : .value)
  }

  /// An empty text takes no room, just as an empty `ValueLabel` takes none.
  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let (condition, text) = shownText
    let other =
      isProblem
      ? [".foregroundStyle(.red)"]
      : member.textRole == .title ? [".accessibilityAddTraits(.isHeader)"] : []
    let lines = ["Text(\(text))"] + (style.modifiers + other).map { "  " + $0 }
    let shown =
      isValueRow || isRating
      ? ["LabeledContent(\(shownTitle), value: \(text))"] : label == nil ? lines : labeled(lines)
    return condition.map { ["if \($0) {"] + shown.map { "  " + $0 } + ["}"] } ?? shown
  }

  /// The text of the value in a view of SwiftUI, and the condition under which there is one; nil if
  /// there always is.
  private var shownText: (condition: String?, text: String) {
    let type = member.type.optional(false)
    let (value, binding) =
      member.type.isOptional ? ("value", "let value = \(modelValue)") : (modelValue, nil)
    if !member.segmentTitles.isEmpty {
      let title = "let title = \(member.segmentTitles.dictionary)[\(value)]"
      return (.list([binding, title].compactMap(\.self)), "title")
    }
    switch type.builtin {
    case .string: return (.list([binding, "!\(value).isEmpty"].compactMap(\.self)), value)
    case .url: return (binding, "\(value).absoluteString")
    case .date:
      return (
        binding,
        "\(value).formatted(date: .abbreviated, time: \(isTimed ? ".shortened" : ".omitted"))"
      )
    case let number? where number.isNumber:
      if isRating {
        let format = ".number.precision(.fractionLength(1))"
        let fraction = number == .double ? value : "Double(\(value))"
        return (binding, "(\(fraction) * 5).formatted(\(format))")
      }
      return (binding, member.textRole.text(of: type, value))
    default: return (binding, .call("String", [value]))
    }
  }
}

extension TextRole {
  /// Returns the expression for the text that shows the value of a type: numbers and dates as the
  /// reader writes them, but for what identifies something.
  func text(of type: SwiftType, _ value: String) -> String {
    guard let builtin = type.builtin, builtin.isNumber else {
      return textExpression(of: type, value)
    }
    if self == .code {
      return type.isOptional ? textExpression(of: type, value) : .call("String", [value])
    }
    // A price has its cents, in whatever currency it is.
    let isPrice = self == .price && builtin.isFloatingPoint
    return .call(
      "\(value)\(type.isOptional ? "?" : "").formatted",
      isPrice ? [.cents] : [])
  }
}

extension String {
  /// The format of an amount of money.
  static let cents = ".number.precision(.fractionLength(2))"
}

/// How a label looks.
struct LabelStyle {
  let text: TextStyle
  let isPale: Bool
  let isBold: Bool
  /// Whether it is as high as its text needs, instead of one line.
  let wraps: Bool

  init(_ text: TextStyle, isPale: Bool = false, isBold: Bool = false, wraps: Bool = true) {
    (self.text, self.isPale, self.isBold, self.wraps) = (text, isPale, isBold, wraps)
  }

  init(of role: TextRole) {
    switch role {
    case .title: self.init(.title1, isBold: true)
    case .subtitle: self.init(.title3, isPale: true)
    case .person: self.init(.subhead, isBold: true)
    case .date, .code, .caption, .hint: self.init(.footnote, isPale: true)
    case .status: self.init(.footnote, isBold: true)
    case .price: self.init(.headline)
    case .address: self.init(.subhead, isPale: true, wraps: false)
    case .problem: self.init(.footnote)
    case .number, .value: self.init(.body, isPale: true)
    case .rating: self.init(.largeTitle, isBold: true)
    case .body, .text: self.init(.body)
    }
  }

  /// The modifiers of a text of SwiftUI.
  var modifiers: [String] {
    [
      text.swiftUIName.map { ".font(.\($0))" }, isBold ? ".bold()" : nil,
      isPale ? ".foregroundStyle(.secondary)" : nil,
      wraps ? nil : ".lineLimit(1)", wraps ? nil : ".truncationMode(.middle)",
    ].compactMap(\.self)
  }

  /// The width of a line in Interface Builder, at the usual text size, in points.
  func width(of line: String) -> Int {
    let font = Font(size: text.pointSize, isBold: text == .headline)
    return Int(font.width(of: line).rounded(.up))
  }

  /// The least height, at the usual text size, in points.
  var minimumHeight: Int { Int(text.lineHeight.rounded(.up)) }
}
