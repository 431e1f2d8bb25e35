import SpecModel
import SwiftLayout

extension SampleValue {
  /// Values of `type` to try for something that is called `name`, the most telling first: around
  /// each of the literals that rules compare it with, and enough of them to put several in order.
  static func candidates(
    for type: SwiftType, named name: String, around literals: [SwiftLiteral] = []
  ) -> [SampleValue] {
    let values = values(of: type.base, named: name, around: literals)
    let distinct = literals.isEmpty ? values : values.distinct
    return type.isOptional ? distinct + [.none] : distinct
  }

  /// The first of these values, whatever it is compared with.
  static func candidate(of base: SwiftType.Base, named name: String) -> SampleValue? {
    if base == .builtin(.string) { return .text(sampleText(named: name)) }
    return values(of: base, named: name, around: []).first
  }

  private static func values(
    of base: SwiftType.Base, named name: String, around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    switch base {
    case .builtin(let builtin):
      return values(of: builtin, named: name, around: literals)
    case .model(let model):
      return [
        SampleValue(
          .other(1, isEmpty: false), as: .call(Code(Names.member(model)), ["attributes: [:]"]))
      ]
    case .list(let element):
      let first = candidate(of: element, named: name)
      return [
        SampleValue(.other(1, isEmpty: false), as: .collection([first?.source ?? ""])),
        empty("[]"),
      ]
    }
  }

  private static func values(
    of builtin: SwiftType.Builtin, named name: String, around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    switch builtin {
    case .string: texts(named: name, around: literals)
    case .int, .int32, .int64: integers(builtin, around: literals)
    case .float, .double, .cgFloat: numbers(builtin, around: literals)
    case .bool: [.bool(true), .bool(false)]
    case .date: [.date(86_400), .date(0), .date(172_800), .date(259_200)]
    case .url:
      others(
        .call("URL", ["fileURLWithPath: \"/a\""]), .call("URL", ["fileURLWithPath: \"/b\""]))
    case .data: others("Data(\"a\".utf8)", "Data(\"b\".utf8)") + [.empty("Data()")]
    case .cgPoint: others("CGPoint.zero", .call("CGPoint", ["x: 1", "y: 1"]))
    case .cgSize: others("CGSize.zero", .call("CGSize", ["width: 1", "height: 1"]))
    case .cgRect:
      others("CGRect.zero", .call("CGRect", ["x: 1", "y: 1", "width: 1", "height: 1"]))
    case .color: others("UIColor.black", "UIColor.white")
    case .image: others("UIImage()")
    case .attributes: others("[\"key\": \"value\"]") + [.empty("[:]")]
    }
  }

  private static let otherTexts = ["", "a", "b", "c", "d"].map(SampleValue.text)
  private static let integers = [1, 2, 3, 4, 0, -1].map(SampleValue.integer)
  private static let doubles = [1, 2, 3, 4, 0.5, 0, -1].map { SampleValue.number($0 as Double) }
  private static let floats = [1, 2, 3, 4, 0.5, 0, -1].map { SampleValue.number($0 as Float) }

  private static func texts(named name: String, around literals: [SwiftLiteral]) -> [SampleValue] {
    let compared: [String] = literals.flatMap { literal -> [String] in
      if case .string(let text) = literal {
        [text, text + "a", String(text.dropLast())]
      } else {
        []
      }
    }
    return [.text(sampleText(named: name))] + compared.map(SampleValue.text) + otherTexts
  }

  private static func integers(
    _ builtin: SwiftType.Builtin, around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    if literals.isEmpty { return integers }
    let range = builtin == .int32 ? Int64(Int32.min)...Int64(Int32.max) : Int64.min...Int64.max
    var values = integers
    values.reserveCapacity(integers.count + 3 * literals.count)
    for case .integer(let digits) in literals {
      guard let number = Int64(digits) else { continue }
      for distance in [0, 1, -1] as [Int64] {
        let (value, isBeyond) = number.addingReportingOverflow(distance)
        if !isBeyond, range.contains(value) { values.append(.integer(value)) }
      }
    }
    return values
  }

  private static func numbers(
    _ builtin: SwiftType.Builtin, around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    let compared: [Double] = literals.flatMap { literal -> [Double] in
      let digits: String
      switch literal {
      case .integer(let text), .float(let text): digits = text
      case .nil, .bool, .string, .zero: return []
      }
      guard let number = Double(digits) else { return [] }
      return [number, number + 1, number - 1, number * 2, number / 2]
    }
    if builtin == .float {
      return floats + compared.map { Float($0) }.filter(\.isFinite).map(SampleValue.number)
    }
    return doubles + compared.filter(\.isFinite).map(SampleValue.number)
  }

  private static func others(_ sources: Code...) -> [SampleValue] {
    sources.enumerated().map { index, source in
      SampleValue(.other(index + 1, isEmpty: false), as: source)
    }
  }

  private static func empty(_ source: Code) -> SampleValue {
    SampleValue(.other(0, isEmpty: true), as: source)
  }

  /// What a person would type into a field of that name.
  static func sampleText(named name: String) -> String {
    let lowercased = name.lowercased()
    let isAddress = ["url", "address", "link"].contains { lowercased.hasSuffix($0) }
    if isAddress, !lowercased.hasSuffix("emailaddress") { return "https://example.com" }
    if lowercased.holds("email") { return "joe@example.com" }
    return name.title
  }
}

extension [SampleValue] {
  /// The first of those with one content each; there are too few of them for a set to pay.
  fileprivate var distinct: [SampleValue] {
    var seen: Set<SampleValue.Content> = []
    return filter { seen.insert($0.content).inserted }
  }
}
