import UIKit

struct Bookmark {}

class BookmarkView: UIView {
  @IBOutlet var bookmark: Bookmark?
  @IBInspectable var bookmarks: [Bookmark] = []
  @IBAction func save(_ bookmark: Bookmark) {}

  func connect(_ button: UIButton) {
    button.addTarget(self, action: #selector(saved), for: .touchUpInside)
  }

  func saved() {}
}

@objc protocol BookmarkDelegate {
  func didSave(_ bookmark: Bookmark)
}
