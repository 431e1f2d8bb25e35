import SpecModel

extension SampleValue {
  /// Values of `type` to try for something that is called `name`, the most telling first: around
  /// each of the literals that rules compare it with, and enough of them to put several in order.
  static func candidates(
    for type: SwiftType, named name: String, around literals: [SwiftLiteral] = []
  ) -> [SampleValue] {
    var values = values(of: type.base, named: name, around: literals)
    if type.isOptional { values.append(.none) }
    // There are too few of them for a set to pay.
    var distinct: [SampleValue] = []
    distinct.reserveCapacity(values.count)
    for value in values where !distinct.contains(where: { $0.content == value.content }) {
      distinct.append(value)
    }
    return distinct
  }

  private static func values(
    of base: SwiftType.Base, named name: String, around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    switch base {
    case .builtin(let builtin):
      if builtin.isInteger { return integers(builtin, around: literals) }
      if builtin.isFloatingPoint { return numbers(builtin, around: literals) }
      return values(of: builtin, named: name, around: literals)
    case .model(let model):
      return [
        SampleValue(.other(1, isEmpty: false), as: "\(Names.member(model))(attributes: [:])")
      ]
    case .list(let element):
      let first = values(of: element, named: name, around: []).first
      return [
        SampleValue(.other(1, isEmpty: false), as: "[\(first?.source ?? "")]"),
        empty("[]"),
      ]
    }
  }

  private static func values(
    of builtin: SwiftType.Builtin, named name: String, around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    switch builtin {
    case .string: texts(named: name, around: literals)
    case .bool: [.bool(true), .bool(false)]
    case .date: [.date(86_400), .date(0), .date(172_800), .date(259_200)]
    case .url: others("URL(fileURLWithPath: \"/a\")", "URL(fileURLWithPath: \"/b\")")
    case .data: others("Data(\"a\".utf8)", "Data(\"b\".utf8)") + [.empty("Data()")]
    case .cgPoint: others("CGPoint.zero", "CGPoint(x: 1, y: 1)")
    case .cgSize: others("CGSize.zero", "CGSize(width: 1, height: 1)")
    case .cgRect: others("CGRect.zero", "CGRect(x: 1, y: 1, width: 1, height: 1)")
    case .color: others("UIColor.black", "UIColor.white")
    case .image: others("UIImage()")
    case .attributes: others("[\"key\": \"value\"]") + [.empty("[:]")]
    case .int, .int32, .int64, .float, .double, .cgFloat: []
    }
  }

  private static func texts(named name: String, around literals: [SwiftLiteral]) -> [SampleValue] {
    let compared: [String] = literals.flatMap { literal -> [String] in
      if case .string(let text) = literal {
        [text, text + "a", String(text.dropLast())]
      } else {
        []
      }
    }
    return ([sampleText(named: name)] + compared + ["", "a", "b", "c", "d"]).map(SampleValue.text)
  }

  private static func integers(
    _ builtin: SwiftType.Builtin, around literals: [SwiftLiteral]
  ) -> [SampleValue] {
    let compared: [Int64] = literals.flatMap { literal -> [Int64] in
      guard case .integer(let digits) = literal, let number = Int64(digits) else { return [] }
      let neighbours = [number.addingReportingOverflow(1), number.subtractingReportingOverflow(1)]
      return [number] + neighbours.filter { !$0.overflow }.map(\.partialValue)
    }
    let range = builtin == .int32 ? Int64(Int32.min)...Int64(Int32.max) : Int64.min...Int64.max
    return ([1, 2, 3, 4, 0, -1] + compared).filter(range.contains).map(SampleValue.integer)
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
    let numbers = [1, 2, 3, 4, 0.5, 0, -1] + compared
    if builtin == .float {
      return numbers.map { Float($0) }.filter(\.isFinite).map(SampleValue.number)
    }
    return numbers.filter(\.isFinite).map(SampleValue.number)
  }

  private static func others(_ sources: String...) -> [SampleValue] {
    sources.enumerated().map { index, source in
      SampleValue(.other(index + 1, isEmpty: false), as: source)
    }
  }

  private static func empty(_ source: String) -> SampleValue {
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
