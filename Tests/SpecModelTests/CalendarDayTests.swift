import Foundation
import Testing

@testable import SpecModel

@Suite struct CalendarDayTests {

  @Test func `days are those of Foundation`() throws {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    for number in stride(from: -141_000, through: 2_900_000, by: 997) as StrideThrough<Int64> {
      let text = Date(timeIntervalSince1970: Double(number) * 86_400).formatted(style)
      #expect(CalendarDay(number: number).text == text)
      #expect(CalendarDay(text)?.number == number)
    }
  }

  @Test func `every day of four centuries is read as it is written`() {
    for number in 0..<146_097 as Range<Int64> {
      let day = CalendarDay(number: number)
      guard CalendarDay(day.text)?.number == number else {
        Issue.record("\(day.text) is day \(number)")
        return
      }
    }
  }

  @Test(arguments: [
    "", "2030", "2030-1-1", "2030-02-29", "2100-02-29", "2030-13-01", "2030-00-10", "2030-01-00",
    "2030-01-32", "0000-01-01", "-030-01-01", "2030-01-31 ", "２０３０-01-31", "2030-01-31-",
    "99999-01-01", "1582-12-31", "9999-01-01",
  ])
  func `other texts are no days`(text: String) {
    #expect(CalendarDay(text) == nil)
  }
}
