import Foundation
import LiferayScreens
import LiferayScreensTesting
import Testing

@Suite("Days of dates")
struct DateDayTests {

  @Test(arguments: ["0001-01-01", "1899-12-31", "1970-01-01", "2024-02-29", "9999-12-31"])
  func isOfTheDayItWasMadeOf(text: String) {
    let noon = Date.day(text)
    #expect(noon.isoDay == text)
    #expect((noon - 43_000).isoDay == text)
    #expect((noon + 43_000).isoDay == text)
  }

  @Test func `a later day is the greater text`() {
    #expect(Date.day("2029-12-31").isoDay < Date.day("2030-01-01").isoDay)
  }
}
