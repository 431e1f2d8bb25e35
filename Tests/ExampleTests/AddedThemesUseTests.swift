import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing
import WesterosLibrary

/// The themes that `Examples/WesterosLibrary` adds to Screenlets that exist, as an app uses them.
@MainActor @Suite(.stubbedServers) struct AddedThemesUseTests {

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `a row gives the Screenlet in it what belongs to the row`() throws {
    let list = CommentListScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), themeName: "portraits")
    list.autoLoad = false
    window.addSubview(list)
    // A portrait asks no server about these users.
    let rows: [[String: Any]] = [
      ["userId": -7, "userName": "Ada", "body": "<b>Yes</b>"], ["userId": -8, "userName": "Grace"],
    ]
    list.show(rows.map { Comment(attributes: $0) })
    let table = try #require((list.screenletView as? BaseListTableView)?.tableView)
    let cells = (0..<2).compactMap {
      table.cellForRow(at: IndexPath(row: $0, section: 0)) as? CommentCell_portraits
    }
    #expect(cells.map(\.titleLabel?.text) == ["Ada", "Grace"])
    #expect(cells.map { $0.portraitScreenlet?.userId } == [-7, -8])
    cells[0].comment = nil
    #expect(cells[0].portraitScreenlet?.userId == -7)
  }

  @Test func `a cell shows the fields of a record by their names`() throws {
    let cell = DDLRecordCell_shop(frame: .zero)
    let title = UILabel(frame: .zero)
    cell.titleLabel = title
    cell.ddlRecord = DDLRecord(data: ["title": "Lamp", "price": 12], attributes: [:])
    #expect(title.text == "Lamp")
  }

  @Test func `a full theme of a Screenlet by hand shows its view model`() throws {
    let screenlet = WeatherScreenlet(frame: .zero, themeName: "plain")
    screenlet.show(place: "Winterfell", temperature: -12)
    let view = try #require(screenlet.screenletView as? WeatherView_plain)
    #expect(view.placeLabel?.text == "Winterfell")
    #expect(view.temperature == -12)
    #expect(view.refreshButton?.restorationIdentifier == "refresh")
  }
}
