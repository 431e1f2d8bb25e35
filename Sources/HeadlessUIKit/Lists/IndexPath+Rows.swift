#if !canImport(UIKit)
  public import Foundation

  extension IndexPath {
    /// Creates the index path of a row in a table view, both counted from 0.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// Creates the index path of an item in a collection view, both counted from 0.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// The first index; 0 if the path is empty.
    public var section: Int {
      isEmpty ? 0 : self[0]
    }

    /// The second index; 0 if there is none.
    public var row: Int {
      count < 2 ? 0 : self[1]
    }

    /// The same as `row`.
    public var item: Int {
      row
    }
  }
#endif
