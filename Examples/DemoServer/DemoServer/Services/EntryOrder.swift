/// The order of a list of bookmarks: by name, unless there is a comparator.
///
/// A comparator is sent as the name of its class, `"+orderByComparator"`, and its attributes, of
/// which `"orderByComparator.ascending"` is used.
struct EntryOrder {

  private let key: Key
  private let isAscending: Bool

  private enum Key: String {
    case name = "EntryNameComparator"
    case url = "EntryURLComparator"
    case createDate = "EntryCreateDateComparator"
    case modifiedDate = "EntryModifiedDateComparator"
  }

  private static let package = "com.liferay.bookmarks.util.comparator."

  init(_ parameters: Parameters) throws(PortalException) {
    guard parameters.has("+orderByComparator") else {
      key = .name
      isAscending = true
      return
    }
    let className = parameters.string("+orderByComparator")
    guard className.hasPrefix(EntryOrder.package),
      let key = Key(rawValue: String(className.dropFirst(EntryOrder.package.count)))
    else { throw PortalException(.badParameter, "There is no comparator \(className).") }
    self.key = key
    isAscending = parameters.values["orderByComparator.ascending"] == .bool(true)
  }

  /// Whether `first` comes before `second`; of equal entries, the older one does.
  func isInOrder(_ first: Entry, _ second: Entry) -> Bool {
    let (one, other) = (text(of: first), text(of: second))
    if one == other { return first.entryId < second.entryId }
    return isAscending ? one < other : one > other
  }

  /// The compared text; all dates have the same number of digits.
  private func text(of entry: Entry) -> String {
    switch key {
    case .name: entry.name.lowercased()
    case .url: entry.url
    case .createDate, .modifiedDate: "\(entry.createDate)"
    }
  }
}

extension [Entry] {

  func sorted(by order: EntryOrder) -> [Entry] {
    sorted(by: order.isInOrder)
  }
}
