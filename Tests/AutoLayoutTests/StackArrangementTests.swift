import AutoLayout
import Testing

struct StackArrangementTests {
  private let stack = LayoutBox(number: 0)
  private let boxes = (1...3).map { LayoutBox(number: $0) }

  /// Lays out a row of 100 by 20 points with boxes that want to be 10 wide, and returns their left
  /// edges and widths.
  private func row(
    _ arrangement: StackArrangement, _ items: [StackArrangement.Item]
  ) -> [[Double]] {
    let sizes = boxes.map { LayoutConstraint($0.width - 10, priority: 250) }
    let solution = LayoutSolution(
      [
        LayoutConstraint(stack.left), LayoutConstraint(stack.top),
        LayoutConstraint(stack.width - 100), LayoutConstraint(stack.height - 20),
      ] + sizes + arrangement.constraints(of: items, in: stack))
    #expect(boxes.allSatisfy { !solution.isAmbiguous($0.left) && !solution.isAmbiguous($0.width) })
    return boxes.map { [solution[$0.left], solution[$0.width]] }
  }

  @Test func `from right to left, a custom spacing is still behind its view`() {
    let items = [
      StackArrangement.Item(boxes[0], spacing: 7), StackArrangement.Item(boxes[1]),
      StackArrangement.Item(boxes[2]),
    ]
    #expect(
      row(StackArrangement(along: .horizontal, .fill, .fill, spacing: 1), items)
        == [[0, 72], [79, 10], [90, 10]])
    #expect(
      row(
        StackArrangement(along: .horizontal, .fill, .fill, spacing: 1, isRightToLeft: true), items)
        == [[28, 72], [11, 10], [0, 10]])
  }

  @Test func `hidden views take no room, and margins do`() {
    let items = boxes.enumerated().map { StackArrangement.Item($1, isHidden: $0 == 1) }
    let margins = LayoutBox.Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      row(StackArrangement(along: .horizontal, .fillEqually, spacing: 4, margins: margins), items)
        == [[2, 45], [2, 10], [51, 45]])
  }

  @Test func `what is left is in equal parts between the views`() {
    let items = [
      StackArrangement.Item(boxes[0], spacing: 7), StackArrangement.Item(boxes[1]),
      StackArrangement.Item(boxes[2]),
    ]
    #expect(
      row(StackArrangement(along: .horizontal, .equalSpacing), items)
        == [[0, 10], [48.5, 10], [90, 10]])
  }
}
