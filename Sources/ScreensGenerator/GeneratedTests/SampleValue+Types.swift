import SourceText
import SpecModel

extension SampleValue {
  /// Returns values of a type for something named `name`: the preferred one, then different ones if
  /// the type has no order in which to find others.
  static func samples(of base: SwiftType.Base, named name: String) -> [SampleValue] {
    switch base {
    case .builtin(let builtin):
      return samples(of: builtin, named: name)
    case .model(let model):
      return [SampleValue(.other(1), as: .call(Names.member(model), ["attributes: [:]"]))]
    case .list(let element):
      let first = samples(of: element, named: name)[0].source
      return [SampleValue(.other(1), as: .collection([first])), SampleValue(.other(0), as: "[]")]
    }
  }

  /// Returns the value that a server sends for something of that type and name. A number differs
  /// from those of inputs and, if it has another `number`, from those that are shown elsewhere, so
  /// that a test sees which of them it is.
  static func answer(
    of base: SwiftType.Base, named name: String, number: Int64 = 10
  ) -> SampleValue {
    switch base {
    case .builtin(let builtin) where builtin.isInteger: .integer(number)
    case .builtin(let builtin) where builtin.isFloatingPoint: .number(0.5)
    case .builtin(.url): .address(as: SwiftType(.builtin(.url)))
    case .builtin, .model, .list: samples(of: base, named: name)[0]
    }
  }

  private static func samples(
    of builtin: SwiftType.Builtin, named name: String
  ) -> [SampleValue] {
    switch builtin {
    case .string: [.text(sampleText(named: name))]
    case .int, .int32, .int64: [.integer(1)]
    case .float: [.number(1 as Float), .number(0.5 as Float), .number(0 as Float)]
    case .double, .cgFloat: [.number(1 as Double), .number(0.5), .number(0 as Double)]
    case .bool: [.bool(true), .bool(false)]
    case .date: [.date(86_400)]
    case .url:
      others(
        .call("URL", ["fileURLWithPath: \"/a\""]), .call("URL", ["fileURLWithPath: \"/b\""]))
    case .data:
      others("Data(\"a\".utf8)", "Data(\"b\".utf8)") + [SampleValue(.other(0), as: "Data()")]
    case .cgPoint: others("CGPoint.zero", .call("CGPoint", ["x: 1", "y: 1"]))
    case .cgSize: others("CGSize.zero", .call("CGSize", ["width: 1", "height: 1"]))
    case .cgRect:
      others("CGRect.zero", .call("CGRect", ["x: 1", "y: 1", "width: 1", "height: 1"]))
    case .color: others("UIColor.black", "UIColor.white")
    case .image: others("UIImage.stub")
    case .attributes: others("[\"key\": \"value\"]") + [SampleValue(.other(0), as: "[:]")]
    }
  }

  private static func others(_ sources: String...) -> [SampleValue] {
    sources.enumerated().map { SampleValue(.other($0 + 1), as: $1) }
  }

  /// Returns a text that a person would type into a field of that name.
  static func sampleText(named name: String) -> String {
    let lowercased = name.lowercased()
    let isAddress = ["url", "address", "link"].contains { lowercased.hasSuffix($0) }
    if isAddress, !lowercased.hasSuffix("emailaddress") { return "https://example.com" }
    if lowercased.contains("email") { return "joe@example.com" }
    return name.title
  }
}
