import SpecModel

/// A `StarControl`, which shows a whole number as that many stars, and a fraction as a part of all
/// five.
struct Stars: NumberControl {
  let member: ViewModelMember

  private var isFraction: Bool { member.type.builtin?.isFloatingPoint == true }

  var outletEnding: String { className }
  var property: String { isFraction ? "fraction" : "stars" }
  var held: SwiftType.Builtin { isFraction ? .double : .int }
  var placement: ControlPlacement { .row(.touchable, caption: title) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { ControlElement("starControl") }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let name = member.type.optional(false).source
    let conversion = name == held.rawValue ? nil : isFraction ? "double" : "int"
    let value = binding(orNil: "0", conversion, performing: action)
    return [
      "VStack(alignment: .leading) {", "  Text(\(shownTitle))",
      "  UIKitView(StarControl(), \\.\(property), \(value))",
      "    .accessibilityLabel(\(shownTitle))", "}",
    ]
  }

  /// Only whole stars are kept.
  func canHold(_ value: SampleValue) -> Bool {
    guard let number = value.number, limits.contains(number) else { return false }
    let stars = isFraction ? number * 5 : number
    return stars == stars.rounded() && Double(Float(number)) == number
  }
}
