import SpecModel
import TemplateEngine

/// What `Partials/xib/segmentedControl` is rendered with, besides what every control has.
private struct SegmentedControlContext: TemplateContext {
  struct Segment: TemplateContext {
    let title: String
    /// The symbol of the system that the segment shows in place of its title.
    let symbol: String?
  }

  let segments: [Segment]
  /// Whether the first segment is selected at the start.
  let isSelected: Bool
  /// Whether the runtime shows a menu instead.
  let isMenu: Bool
}

/// A `UISegmentedControl`, or an `OptionMenu` of many or long titles, which shows a number as the
/// index of the selected segment, or a number or a text as the segment that stands for it.
struct SegmentedControl: WidgetControl {
  let member: ViewModelMember

  private static let none = "UISegmentedControl.noSegment"

  /// If no segment is selected, a number is nil, or -1 if it is not optional, and a text is nil or
  /// empty.
  var accessor: ViewAccessor {
    switch member.segmentMeaning {
    case .indexes: indexAccessor
    case .numbers(let numbers): accessor(of: numbers)
    case .texts(let texts): accessor(of: texts)
    }
  }

  /// Returns the accessor that reads and shows the text that the selected segment stands for.
  private func accessor(of texts: [String]) -> ViewAccessor {
    let list: String = .collection(texts.map { SampleValue.text($0).source })
    let selected: String = .call("\(outlet)?.selectedText", ["of: \(list)"])
    return ViewAccessor(
      getter: member.type.isOptional ? selected : .coalescing(selected, "\"\""),
      setter: .call("\(outlet)?.selectText", ["newValue", "of: \(list)"]))
  }

  /// Returns the accessor that reads and shows the number that the selected segment stands for.
  private func accessor(of numbers: [Double]) -> ViewAccessor {
    let list: String = .collection(numbers.map { $0.plainNotation })
    let selected: String = .call("\(outlet)?.selectedNumber", ["of: \(list)"])
    let name = member.type.optional(false).source
    let isSame = name == SwiftType.Builtin.double.rawValue
    func shown(_ number: String) -> ViewAccessor {
      let getter =
        member.type.isOptional
        ? isSame ? selected : .closure("\(selected).map", "\(name)($0)")
        : isSame ? .coalescing(selected, "0") : .call(name, [.coalescing(selected, "0")])
      return ViewAccessor(
        getter: getter, setter: .call("\(outlet)?.selectNumber", [number, "of: \(list)"]))
    }
    if isSame { return shown("newValue") }
    return shown(member.type.isOptional ? "newValue.map { Double($0) }" : "Double(newValue)")
  }

  private var indexAccessor: ViewAccessor {
    let index = "\(outlet)?.selectedSegmentIndex"
    let name = member.type.optional(false).source
    let isSame = name == SwiftType.Builtin.int.rawValue
    if member.type.isOptional {
      let selected = "$0.selectedSegmentIndex"
      let number = isSame ? selected : "\(name)(\(selected))"
      return ViewAccessor(
        getter: .closure("\(outlet).flatMap", "\(selected) < 0 ? nil : \(number)"),
        setter: .assignment(
          index,
          isSame
            ? .coalescing("newValue", Self.none) : .call("Int", ["newValue ?? -1"])))
    }
    let value = String.coalescing(index, Self.none)
    return ViewAccessor(
      getter: isSame ? value : .call(name, [value]),
      setter: .assignment(index, isSame ? "newValue" : .call("Int", ["newValue"])))
  }

  var placement: ControlPlacement {
    isMenu
      ? .right(width: 80, height: 44, caption: title, grows: true)
      : .row(.touchable, caption: title)
  }

  /// Whether there are more than four titles, or one has more than twelve characters in a language.
  /// Symbols, which are single characters, are always segments.
  var isMenu: Bool {
    let titles = segments.flatMap { [$0.value] + $0.translations.map(\.text) }
    return titles.contains { $0.count > 12 }
      || segments.count > 4 && titles.contains { $0.count > 1 }
  }

  /// The first segment is selected at the start, or none if the number is optional.
  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement(
      "segmentedControl",
      SegmentedControlContext(
        segments: segments.map {
          SegmentedControlContext.Segment(title: $0.value, symbol: symbol(of: $0))
        },
        isSelected: !member.type.isOptional && member.segmentMeaning == .indexes, isMenu: isMenu),
      outset: Frame(0, 0, 0, 1))
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let type = member.type.source
    let isPlain = ["Int", "Bool", "String"].contains(type)
    func choice(_ value: String, _ title: String) -> String {
      "  Text(\(title)).tag(\(value)\(isPlain ? "" : " as \(type)"))"
    }
    let values = member.segmentTitles.map(\.value)
    let choices = zip(values, segments).map { choice($0, $1.inSwiftUI) }
    let selection = binding(orNil: nil, performing: action)
    // A menu without a choice says so, as an 'OptionMenu' does.
    let none = isMenu && member.type.isOptional ? [choice("nil", "\"Choose\"")] : []
    let picker = ["Picker(\(shownTitle), selection: \(selection)) {"] + none + choices + ["}"]
    if isMenu { return picker + [".pickerStyle(.menu)"] }
    // A form shows no title of segments.
    return ["VStack(alignment: .leading) {", "  Text(\(shownTitle))"]
      + (picker + [".pickerStyle(.segmented)"]).map { "  " + $0 } + ["}"]
  }

  var ownTexts: [ControlText] {
    segments.enumerated().filter { symbol(of: $1) == nil }
      .map { ControlText(outlet, .segment($0), $1) }
  }

  /// The symbols of the system that stand for the same as an emoji, but have the colours of the
  /// control.
  private static let symbols = ["👍": "hand.thumbsup", "👎": "hand.thumbsdown", "❤️": "heart"]

  private func symbol(of segment: ShownText) -> String? {
    isMenu ? nil : Self.symbols[segment.value]
  }

  var numbers: ClosedRange<Double>? {
    switch member.segmentMeaning {
    case .indexes: 0...Double(Swift.max(segments.count, 1) - 1)
    case .numbers(let numbers): (numbers.min() ?? 0)...(numbers.max() ?? 0)
    case .texts: nil
    }
  }

  func canHold(_ value: SampleValue) -> Bool {
    if value.content == .none { return true }
    return segment(of: value) != nil
  }

  /// Returns the index of the segment that stands for the value, or nil if none does.
  private func segment(of value: SampleValue) -> Int? {
    switch member.segmentMeaning {
    case .indexes:
      value.number.flatMap { Int(exactly: $0) }.flatMap {
        segments.indices.contains($0) ? $0 : nil
      }
    case .numbers(let numbers): value.number.flatMap { numbers.firstIndex(of: $0) }
    case .texts(let texts): value.typed.flatMap { texts.firstIndex(of: $0) }
    }
  }

  func statement(for value: SampleValue, in control: String) -> String? {
    let index = segment(of: value).map { String($0) }
    return .assignment("\(control).selectedSegmentIndex", index ?? Self.none)
  }

  private var segments: [ShownText] { member.options.texts(.segments) }
}

/// What the segments of a member stand for.
enum SegmentMeaning: Hashable {
  case indexes
  case numbers([Double])
  case texts([String])
}

extension WidgetOptions {
  /// Returns what the segments of a value of that type stand for.
  func segmentMeaning(of type: SwiftType) -> SegmentMeaning {
    let literals = literals(.values)
    if type.builtin == .string {
      return .texts(
        literals?.compactMap { if case .text(let text) = $0 { text } else { nil } } ?? [])
    }
    let numbers = literals?.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if let numbers { return .numbers(numbers) }
    // A fraction is no index.
    return type.builtin?.isFloatingPoint == true
      ? .numbers(texts(.segments).indices.map(Double.init)) : .indexes
  }

  /// Returns the titles of the segments as Swift expressions, by the value that each stands for.
  func segmentTitles(of type: SwiftType) -> [(value: String, title: String)] {
    let titles = texts(.segments)
    let values: [String] =
      switch segmentMeaning(of: type) {
      case .indexes where type.builtin == .bool: ["false", "true"]
      case .indexes: titles.indices.map { String($0) }
      case .numbers(let numbers): numbers.map(\.plainNotation)
      case .texts(let texts): texts.map { SampleValue.text($0).source }
      }
    return zip(values, titles).map { ($0, $1.localized) }
  }
}

extension ViewModelMember {
  var segmentMeaning: SegmentMeaning { options.segmentMeaning(of: type) }

  var segmentTitles: [(value: String, title: String)] { options.segmentTitles(of: type) }
}

extension [(value: String, title: String)] {
  /// The titles as a dictionary.
  var dictionary: String { .collection(map { "\($0.value): \($0.title)" }) }
}
