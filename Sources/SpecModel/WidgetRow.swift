import SourceText

/// The properties of a widget: the class of its controls, and what a spec can say about it.
struct WidgetRow: Sendable {
  /// The name of the class, in UIKit or in the runtime.
  let className: String
  /// The kinds of content that the control can hold, each with the rank of the widget among all
  /// that can hold it. The first of them is the usual one.
  let ranks: [WidgetContent: Int]
  /// The end of the names of members for which the widget is the usual one whatever its rank.
  var nameEnding: String?
  var options: [WidgetOption] = []
  /// The options that the control cannot do without.
  var required: [WidgetOption] = []
  /// The limits of a number for which the spec gives none.
  var limits: [WidgetContent: ClosedRange<Double>] = [:]
  /// The events on which the control can perform an action, the usual one first.
  var events: [Trigger.Event] = []
  /// The properties that a theme set can set on the control besides those of every control.
  var styles: [ThemeStyle.Property] = []
}

/// The content of a control. Controls treat the values of all types of one case alike.
enum WidgetContent: Hashable, Sendable {
  case text, flag, integer, fraction, date, image, address

  /// Nil for a type that no control holds.
  init?(_ type: SwiftType) {
    switch type.builtin {
    case .string: self = .text
    case .bool: self = .flag
    case .int, .int32, .int64: self = .integer
    case .float, .double: self = .fraction
    case .date: self = .date
    case .image: self = .image
    case .url: self = .address
    case .cgFloat, .data, .cgPoint, .cgSize, .cgRect, .color, .attributes, nil: return nil
    }
  }
}

extension Widget {
  /// The controls that can hold a value of `type`, the usual one first.
  package static func fitting(_ type: SwiftType) -> [Widget] {
    WidgetContent(type).flatMap { fitting[$0] } ?? []
  }

  private static let fitting: [WidgetContent: [Widget]] = {
    var ranked: [WidgetContent: [(rank: Int, widget: Widget)]] = [:]
    for widget in allCases {
      for (content, rank) in widget.row.ranks {
        ranked[content, default: []].append((rank, widget))
      }
    }
    return ranked.mapValues { $0.sorted { $0.rank < $1.rank }.map(\.widget) }
  }()

  /// Returns the control for a member that does not name one: by the member's name, such as a
  /// secure field for a password, otherwise by its type. Returns nil if no control can hold such a
  /// value.
  static func standard(for type: SwiftType, named name: String) -> Widget? {
    let fitting = fitting(type)
    let name = name.lowercased()
    return fitting.first { $0.row.nameEnding.map(name.hasSuffix) ?? false } ?? fitting.first
  }

  /// The class of the control, in UIKit or in the runtime.
  package var className: String { row.className }

  /// The keys of the long form of a member that set up the control.
  package var options: [WidgetOption] { row.options }

  /// Returns the options that the control cannot do without to hold a value of `type`.
  package func requiredOptions(for type: SwiftType) -> [WidgetOption] {
    self == .label && type.builtin == .bool ? [.segments] : row.required
  }

  /// The options of all widgets.
  package static let allOptions = allCases.flatMap(\.options).eachOnce(by: \.name)

  /// The events on which the control can perform an action, the usual one first.
  package var events: [Trigger.Event] { row.events }

  /// Returns the limits of a number for which the spec gives none, or nil if the control has none.
  package func standardLimits(for type: SwiftType) -> ClosedRange<Double>? {
    WidgetContent(type).flatMap { row.limits[$0] }
  }
}
