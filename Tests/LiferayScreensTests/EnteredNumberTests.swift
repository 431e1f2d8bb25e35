import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

@Suite("Numbers that users enter")
struct EnteredNumberTests {

  @Test(arguments: [
    ("en_US", "1,234.5", "1234.5"), ("en_US", "1.234,5", "1234.5"), ("en_US", "1,5", "1.5"),
    ("en_US", "1,234", "1234"), ("en_US", " 12 ", "12"), ("en_US", "-0.5", "-0.5"),
    ("de_DE", "1.234,5", "1234.5"), ("de_DE", "1.234", "1234"), ("de_DE", "1.5", "1.5"),
    ("de_CH", "1’234.5", "1234.5"), ("fr_FR", "1 234,5", "1234.5"),
    ("hi_IN", "12,34,567", "1234567"),
    ("ar_EG", "١٬٢٣٤٫٥", "1234.5"), ("fa_IR", "۱۲۳", "123"), ("en_US", "١٢٣", "123"),
    ("en_US", "12345678901234567890", "12345678901234567890"),
  ])
  func read(locale: String, text: String, number: String) {
    #expect(
      NumberNotation.entered(text, in: Locale(identifier: locale)) == Decimal(string: number))
  }

  @Test(arguments: ["", " ", "12abc", "1.2.3", "1,2,3", "--1", "1e5", "0x10", "½", "∞", "1 2"])
  func noNumber(text: String) {
    #expect(NumberNotation.entered(text, in: Locale(identifier: "en_US")) == nil)
  }

  @Test(arguments: [
    ("en_US", "1234.5"), ("de_DE", "1234,5"), ("ar_EG", "١٢٣٤٫٥"), ("fa_IR", "۱۲۳۴٫۵"),
  ])
  func shown(locale: String, text: String) throws {
    let locale = Locale(identifier: locale)
    let number = try #require(Decimal(string: "1234.5"))
    #expect(NumberNotation.entry(number, in: locale) == text)
    #expect(NumberNotation.entered(text, in: locale) == number)
  }

  @Test @MainActor func `a field has numbers of every type`() {
    let field = UITextField()
    field.showNumber(0.1)
    #expect(field.enteredNumber() == 0.1)
    field.showNumber(1e21)
    #expect(field.enteredNumber() == 1e21)
    field.showNumber(1.5 as Float)
    #expect(field.enteredNumber() == 1.5 as Float)
    #expect(field.enteredNumber() == nil as Int?)
    field.showNumber(Int64.max)
    #expect(field.enteredNumber() == Int64.max)
    #expect(field.enteredNumber() == nil as Int32?)
    field.showNumber(nil as Int?)
    #expect(field.text == nil || field.text == "")
    #expect(field.enteredNumber() == nil as Int?)
    field.showNumber(Double.nan)
    #expect(field.enteredNumber() == nil as Double?)
  }
}
