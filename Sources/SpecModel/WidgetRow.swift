import SourceText

/// What a spec can say about a widget, and the class of its controls.
struct WidgetRow: Sendable {
  /// The class of UIKit.
  let className: String
  /// What the control can hold, each with the rank of the widget among all that can: the first is
  /// the usual one.
  let ranks: [WidgetContent: Int]
  /// The end of the names of members for which the widget is the usual one whatever its rank.
  var nameEnding: String?
  var options: [WidgetOption] = []
  /// The limits of a number for which the spec gives none.
  var limits: [WidgetContent: ClosedRange<Double>] = [:]
  /// What can happen to the control and make it perform an action, the usual event first.
  var events: [Trigger.Event] = []
  /// What a theme set can say of the control besides what it can of all.
  var styles: [ThemeStyle.Property] = []
}

/// What a control can hold. Controls treat the values of all types of one case alike.
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

  /// The control for a member that does not name one: by its name, as a secure field for a
  /// password, else by its type. Nil if no control holds such a value.
  static func standard(for type: SwiftType, named name: String) -> Widget? {
    let fitting = fitting(type)
    let name = name.lowercased()
    return fitting.first { $0.row.nameEnding.map(name.hasSuffix) ?? false } ?? fitting.first
  }

  /// The class of the control, in UIKit.
  package var className: String { row.className }

  /// The keys of the long form of a member that set up the control.
  package var options: [WidgetOption] { row.options }

  /// The options of all widgets.
  package static let allOptions = allCases.flatMap(\.options).eachOnce(by: \.key)

  /// What can happen to the control and make it perform an action, the usual event first.
  package var events: [Trigger.Event] { row.events }

  /// The least and the greatest value of a number for which the spec gives no limits; nil if the
  /// control has none.
  package func standardLimits(for type: SwiftType) -> ClosedRange<Double>? {
    WidgetContent(type).flatMap { row.limits[$0] }
  }
}
