#if !canImport(UIKit)
  public import Foundation

  extension IndexPath {
    /// The path of a row of a table view, both numbers from 0.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// The path of an item of a collection view, both numbers from 0.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// The first index, 0 in a path that has none.
    public var section: Int {
      isEmpty ? 0 : self[0]
    }

    /// The second index, 0 in a path that has none.
    public var row: Int {
      count < 2 ? 0 : self[1]
    }

    /// The same as `row`.
    public var item: Int {
      row
    }
  }
#endif
