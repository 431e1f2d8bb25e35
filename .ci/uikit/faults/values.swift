import UIKit

@MainActor func values(
  cell: UITableViewCell, label: UILabel, delegate: any UITextFieldDelegate, field: UITextField
) {
  cell.textLabel = label
  cell.imageView = UIImageView(image: nil)
  var priority = UILayoutPriority.required
  priority.rawValue = 750
  let color: CGFloat = label.textColor
  _ = color
}
