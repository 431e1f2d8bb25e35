#if !canImport(UIKit)
  internal import Foundation

  /// The registered sources of a list's cells, and the cells that can be reused.
  @MainActor
  struct ReusePool<Cell: UIView> {
    enum Source {
      case nib(UINib)
      case make(() -> Cell?)
    }

    var sources: [String: Source] = [:]
    private var waiting: [String: [Cell]] = [:]

    mutating func enqueue(_ cell: Cell, _ identifier: String?) {
      guard let identifier else { return }
      waiting[identifier, default: []].append(cell)
    }

    /// Removes and returns a reusable cell, if there is one.
    mutating func dequeue(_ identifier: String) -> Cell? {
      waiting[identifier]?.popLast()
    }

    /// Creates a cell from the registered source. Returns nil for a nib that cannot be used, after
    /// reporting it.
    func make(_ identifier: String) -> Cell? {
      switch sources[identifier] {
      case .make(let make): return make()
      case .nib(let nib):
        do {
          let cell = try nib.instantiate(withOwner: nil).first
          if let cell = cell as? Cell { return cell }
          UINib.report("the nib registered for '\(identifier)' has no \(Cell.self)")
        } catch {
          UINib.report(error.localizedDescription)
        }
        return nil
      case nil: return nil
      }
    }
  }
#endif
