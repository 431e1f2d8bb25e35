#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

// Call on the main actor.
extension UISegmentedControl {
  /// Returns the number of the selected segment, or nil if no segment is selected.
  ///
  /// - Parameter numbers: the numbers of the segments, in order.
  public func selectedNumber(of numbers: [Double]) -> Double? {
    numbers.indices.contains(selectedSegmentIndex) ? numbers[selectedSegmentIndex] : nil
  }

  /// Selects the segment with a number, with a tolerance of a thousandth. Selects no segment if the
  /// number is nil or there is no such segment.
  ///
  /// - Parameter numbers: the numbers of the segments, in order.
  public func selectNumber(_ number: Double?, of numbers: [Double]) {
    let index = number.flatMap { number in
      numbers.firstIndex { abs($0 - number) < 0.001 }
    }
    selectedSegmentIndex = index ?? UISegmentedControl.noSegment
  }

  /// Returns the text that the selected segment stands for, or nil if no segment is selected.
  ///
  /// - Parameter texts: what the segments stand for, in order; not their titles.
  public func selectedText(of texts: [String]) -> String? {
    texts.indices.contains(selectedSegmentIndex) ? texts[selectedSegmentIndex] : nil
  }

  /// Selects the segment that stands for a text. Selects no segment if the text is nil or there is
  /// no such segment.
  ///
  /// - Parameter texts: what the segments stand for, in order; not their titles.
  public func selectText(_ text: String?, of texts: [String]) {
    selectedSegmentIndex =
      text.flatMap { texts.firstIndex(of: $0) } ?? UISegmentedControl.noSegment
  }
}
