import LiferayScreens

/// The view of an extended theme: it changes and extends its parent's behaviour.
class MyScreenletView_themeX: MyScreenletView_default {

  override var count: String? {
    get { super.count }
    set { super.count = newValue.map { "\($0) bookmarks" } }
  }
}
