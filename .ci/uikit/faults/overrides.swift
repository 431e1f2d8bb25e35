import LiferayScreens
import UIKit

class TitleView: UIView {
  override func layoutSubviews(animated: Bool) {}
  override var runtimeAttributes: [String] { [] }
}

class TitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}
