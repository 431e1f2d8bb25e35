import HeadlessUIKit
import LiferayScreens

/// The view of the default theme, which is a full theme: it has its own class and its own XIB.
class MyScreenletView_default: BaseScreenletView, MyScreenletViewModel {

  @Outlet var folderIdTextField: UITextField?
  @Outlet var countLabel: UILabel?
  @Outlet var countButton: UIButton?

  var folderId: String? {
    folderIdTextField?.text
  }

  var count: String? {
    get { countLabel?.text }
    set { countLabel?.text = newValue }
  }
}
