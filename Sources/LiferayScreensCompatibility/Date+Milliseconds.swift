public import Foundation

extension Date {

  /// Creates a date from the number of milliseconds since 1970 with which portals write dates.
  ///
  /// In new code, read `createDate` and the like of a model, or `dateAttribute(_:)` of its
  /// attributes.
  public init(millisecondsSince1970 milliseconds: Double) {
    self.init(timeIntervalSince1970: milliseconds / 1000)
  }

  /// Whether this is the same time as another.
  ///
  /// In new code, write `==`.
  public func equalToDate(_ date: Date) -> Bool {
    self == date
  }
}
