import UIKit

@MainActor func nibs(cell: UITableViewCell) -> Any? {
  try? UINib(nibName: "Bookmarks", bundle: nil).instantiate(withOwner: cell).first
}
