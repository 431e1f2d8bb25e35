import LiferayScreens
import UIKit

class NoteView: BaseScreenletView {
  @IBOutlet var label: UILabel?

  override func awakeFromNib() {
    super.awakeFromNib()
    label?.text = "Notes"
  }
}

nonisolated func read(_ label: UILabel) -> String? {
  label.text
}
