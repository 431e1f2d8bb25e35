internal import Foundation
internal import HeadlessUIKit
internal import LiferayScreens
internal import LoopbackHTTP

/// A list of pictures that is scrolled to its end and back: what it asks the server for, and how long
/// the main thread is busy.
@MainActor struct ListScroll {

  static let rows = 200
  private static let rowHeight: CGFloat = 60
  /// The number of bytes of each picture.
  private static let pictureSize = 20_000

  private(set) var requests = 0
  private(set) var bytes = 0
  private(set) var connections = 0
  /// The processor time of the main thread for each row that came into view, in microseconds.
  private(set) var timePerRow = 0.0

  static func measure() async throws -> ListScroll {
    // What follows the end of a PNG is ignored.
    var picture = Data(base64Encoded: onePixel) ?? Data()
    picture += Data(count: pictureSize - picture.count)
    let body = picture
    let server = try LoopbackServer { _ in .reply(200, body: body) }
    defer { server.stop() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let view = PictureList(frame: window.bounds)
    let table = UITableView(frame: window.bounds)
    (view.server, view.tableView) = (server.url, table)
    table.rowHeight = rowHeight
    view.addSubview(table)
    window.addSubview(view)
    view.onCreated()
    let pictures: [AnyObject?] = (0..<rows).map { NSNumber(value: $0) }
    view.setRows(["": pictures], newRows: [:], rowCount: rows, sections: [""])
    let last = rows - Int(window.bounds.height / rowHeight)
    let steps = Array(0...last) + (0..<last).reversed()
    var time = 0.0
    for step in steps {
      let before = ResourceUse.threadTime
      table.contentOffset.y = CGFloat(step) * rowHeight
      table.layoutIfNeeded()
      time += ResourceUse.threadTime - before
      while table.visibleCells.contains(where: { $0.imageView?.image == nil }) {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    var result = ListScroll()
    result.requests = server.requests.count
    result.bytes = result.requests * pictureSize
    result.connections = server.connectionCount
    result.timePerRow = time / Double(steps.count) * 1_000_000
    return result
  }

  var line: String {
    """
    A list of \(Self.rows) pictures, scrolled to its end and back: \(requests) requests over \
    \(connections) connections, \(bytes / 1000) kB, \(Int(timePerRow)) µs of the main thread for each row.

    """
  }

  private static let onePixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}

/// Rows with the pictures of a server.
private final class PictureList: BaseListTableView {
  var server = ""

  override func doFillLoadedCell(row: Int, cell: UITableViewCell, object: AnyObject) {
    cell.imageView?.showImage(at: "\(server)/\(object).png")
  }
}
