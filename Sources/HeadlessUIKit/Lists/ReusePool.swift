#if !canImport(UIKit)
  internal import Foundation

  /// What a list makes its cells from, and those that wait to be used again.
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

    /// A waiting cell, if there is one.
    mutating func dequeue(_ identifier: String) -> Cell? {
      waiting[identifier]?.popLast()
    }

    /// A new cell from what is registered. A nib that cannot be used is reported, and gives
    /// nothing.
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
