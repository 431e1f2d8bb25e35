import Foundation
import Testing

/// The library has the names of Liferay Screens 5.2, and says of every one that it does not have why.
struct LibraryNamesTests {

  @Test(arguments: LiferayScreens.inLibrary)
  func `a Screenlet has the names of Liferay Screens, or the page says why not`(
    screenlet: String
  ) throws {
    let names = try ScreenletNames(of: screenlet).lines
    let lacking = try LiferayScreens(screenlet).names.filter { !names.contains(Self.current($0)) }
    let documented = try Self.differences(of: screenlet)
    #expect(documented.map(\.there) == lacking)
    let unknown = documented.map(\.here).filter { $0 != "–" && !names.contains($0) }
    #expect(unknown == [], "names that the library does not have")
  }

  /// The name as Swift 6 writes it: what the page says of all Screenlets.
  private static func current(_ name: String) -> String {
    var name = name.replacingOccurrences(of: "AnyObject", with: "Any")
    if name.hasPrefix("inspectable ") {
      name = name.replacingOccurrences(of: ": String? = ", with: ": String = ")
      if name.hasSuffix(": String?") { name = name.dropLast() + " = \"\"" }
    }
    return name
  }

  /// The rows of the page about the Screenlet.
  private static func differences(of screenlet: String) throws -> [(there: String, here: String)] {
    let page = try String(contentsOf: Library.page, encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0] == screenlet else { return nil }
      return (cells[1].code, cells[2].code)
    }
  }
}

extension String {
  /// Without the marks of Markdown around code.
  fileprivate var code: String { trimmingCharacters(in: ["`"]) }
}
