import HeadlessUIKit
import LiferayScreens
import Testing

@MainActor struct ThreadDepthTests {

  @Test(arguments: [(0, 0), (1, 24), (3, 72), (9, 72), (-1, 0)])
  func `a row is indented by its depth`(_ depth: Int, _ indentation: CGFloat) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showDepth(depth)
    let label = UILabel()
    let row = UIStackView(arrangedSubviews: [label])
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      row.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      row.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    cell.showDepth(2)
    cell.showDepth(Int64(depth))
    cell.layoutIfNeeded()
    #expect(row.frame.minX == 16 && label.frame.minX == indentation)
    #expect(label.frame.minY == 0 && label.frame.maxX == row.frame.width)
    cell.showDepth(nil as Int?)
    cell.layoutIfNeeded()
    #expect(label.frame.minX == 0)
  }
}
