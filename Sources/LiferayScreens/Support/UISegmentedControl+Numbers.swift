#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

// Call on the main actor.
extension UISegmentedControl {
  /// The number that the selected segment means; nil if no segment is selected.
  ///
  /// - Parameter numbers: what the segments mean, in their order.
  public func selectedNumber(of numbers: [Double]) -> Double? {
    numbers.indices.contains(selectedSegmentIndex) ? numbers[selectedSegmentIndex] : nil
  }

  /// Selects the segment that means a number, give or take a thousandth; none for nil, or if there
  /// is no such segment.
  ///
  /// - Parameter numbers: what the segments mean, in their order.
  public func selectNumber(_ number: Double?, of numbers: [Double]) {
    let index = number.flatMap { number in
      numbers.firstIndex { abs($0 - number) < 0.001 }
    }
    selectedSegmentIndex = index ?? UISegmentedControl.noSegment
  }
}
