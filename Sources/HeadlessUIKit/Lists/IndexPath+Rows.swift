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
      get { isEmpty ? 0 : self[0] }
      set { self = IndexPath(row: row, section: newValue) }
    }

    /// The second index; 0 if there is none.
    public var row: Int {
      get { count < 2 ? 0 : self[1] }
      set { self = IndexPath(row: newValue, section: section) }
    }

    /// The same as `row`.
    public var item: Int {
      get { row }
      set { row = newValue }
    }
  }
#endif
