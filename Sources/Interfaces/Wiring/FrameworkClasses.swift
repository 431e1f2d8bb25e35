/// The classes of UIKit and LiferayScreens that XIBs and views use, and that no source declares.
enum FrameworkClasses {
  /// A class, with the outlets and actions that Interface Builder can connect.
  struct Class {
    let superclass: String?
    let module: String
    var outlets: Set<String> = []
    /// The outlets that must be connected.
    var neededOutlets: Set<String> = []
    var actions: Set<String> = []
  }

  static func isKnown(_ name: String) -> Bool { table[name] != nil }

  static func module(of name: String) -> String? { table[name]?.module }

  /// Returns `name` and its superclasses.
  static func ancestry(of name: String) -> [String] {
    var ancestry: [String] = []
    var next: String? = name
    while let current = next, let known = table[current] {
      ancestry.append(current)
      next = known.superclass
    }
    return ancestry
  }

  /// Returns the outlets or actions of the class and of its superclasses.
  static func all(_ kind: KeyPath<Class, Set<String>>, of name: String) -> Set<String> {
    ancestry(of: name).reduce(into: []) { $0.formUnion(table[$1]?[keyPath: kind] ?? []) }
  }

  /// Returns the names of a module's classes.
  static func names(in module: String) -> [String] {
    table.filter { $0.value.module == module }.keys.sorted()
  }

  /// Returns the names of the actions that a Screenlet class inherits from the framework.
  static func actionNames(of name: String) -> Set<String> {
    ancestry(of: name).reduce(into: []) { $0.formUnion(screenletActions[$1] ?? []) }
  }

  private static let screenletActions: [String: Set<String>] = [
    "BaseScreenlet": ["defaultAction"],
    "BaseListScreenlet": ["load-initial-page", "load-page"],
  ]

  private static let table: [String: Class] = {
    var table: [String: Class] = [:]
    for (module, lines) in [("UIKit", uiKit), ("LiferayScreens", liferayScreens)] {
      for line in lines.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        var known = Class(superclass: words.count > 1 ? words[1] : nil, module: module)
        for word in words.dropFirst(2) {
          let name = String(word.drop { "-!".contains($0) })
          if word.hasPrefix("-") { known.actions.insert(name) } else { known.outlets.insert(name) }
          if word.hasPrefix("!") { known.neededOutlets.insert(name) }
        }
        table[words[0]] = known
      }
    }
    return table
  }()

  /// A line for each class: its name, its superclass, its outlets, with `!` before required ones,
  /// and its actions, each after a dash.
  private static let uiKit = """
    NSObject
    UIResponder NSObject -becomeFirstResponder -resignFirstResponder -cut: -copy: -paste: -delete: \
    -select: -selectAll: -toggleBoldface: -toggleItalics: -toggleUnderline:
    UIView UIResponder gestureRecognizers -removeFromSuperview -setNeedsLayout -layoutIfNeeded \
    -setNeedsDisplay -sizeToFit -endEditing:
    UIControl UIView
    UIButton UIControl
    UIDatePicker UIControl
    UIPageControl UIControl
    UIRefreshControl UIControl -beginRefreshing -endRefreshing
    UISegmentedControl UIControl
    UISlider UIControl
    UIStepper UIControl
    UISwitch UIControl
    UIColorWell UIControl
    UITextField UIControl delegate inputView inputAccessoryView leftView rightView
    UISearchTextField UITextField
    UILabel UIView
    UIImageView UIView -startAnimating -stopAnimating
    UIProgressView UIView
    UIActivityIndicatorView UIView -startAnimating -stopAnimating
    UIPickerView UIView delegate dataSource -reloadAllComponents
    UISearchBar UIView delegate inputAccessoryView
    UIStackView UIView
    UIToolbar UIView delegate
    UINavigationBar UIView delegate
    UITabBar UIView delegate
    UIVisualEffectView UIView
    UIScrollView UIView delegate refreshControl
    UITextView UIScrollView delegate inputView inputAccessoryView
    UITableView UIScrollView dataSource delegate prefetchDataSource dragDelegate dropDelegate \
    tableHeaderView tableFooterView backgroundView -reloadData
    UITableViewCell UIView textLabel detailTextLabel imageView accessoryView backgroundView \
    selectedBackgroundView editingAccessoryView multipleSelectionBackgroundView
    UITableViewHeaderFooterView UIView textLabel detailTextLabel backgroundView
    UICollectionView UIScrollView dataSource delegate prefetchDataSource dragDelegate dropDelegate \
    backgroundView -reloadData
    UICollectionReusableView UIView
    UICollectionViewCell UICollectionReusableView backgroundView selectedBackgroundView
    UIWindow UIView rootViewController
    WKWebView UIView UIDelegate navigationDelegate -goBack -goForward -reload -stopLoading
    UIWebView UIView delegate -goBack -goForward -reload -stopLoading
    MKMapView UIView delegate
    UIViewController UIResponder view searchDisplayController tabBarItem navigationItem \
    toolbarItems
    UITableViewController UIViewController tableView refreshControl
    UICollectionViewController UIViewController collectionView
    UINavigationController UIViewController delegate navigationBar toolbar
    UITabBarController UIViewController delegate tabBar
    UIPageViewController UIViewController delegate dataSource
    UISplitViewController UIViewController delegate
    UIGestureRecognizer NSObject delegate
    UITapGestureRecognizer UIGestureRecognizer
    UIPinchGestureRecognizer UIGestureRecognizer
    UIRotationGestureRecognizer UIGestureRecognizer
    UISwipeGestureRecognizer UIGestureRecognizer
    UIPanGestureRecognizer UIGestureRecognizer
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
    UILongPressGestureRecognizer UIGestureRecognizer
    UIBarItem NSObject
    UIBarButtonItem UIBarItem
    UITabBarItem UIBarItem
    UINavigationItem NSObject
    NSLayoutConstraint NSObject
    UILayoutGuide NSObject
    UICollectionViewLayout NSObject
    UICollectionViewFlowLayout UICollectionViewLayout
    """

  private static let liferayScreens = """
    ActionButton UIButton
    ActivityIndicator UIActivityIndicatorView
    AdaptiveRow UIStackView
    BadgeLabel ValueLabel
    BaseScreenlet UIView delegate
    BaseListScreenlet BaseScreenlet
    CardView UIView
    ComposerBar UIView
    ContentWebView WKWebView
    EmphasizedLabel UILabel
    MediaPlayerView UIView
    MonogramView UIView nameLabel
    NumberSlider UISlider numberLabel
    NumberStepper UIStepper numberLabel
    OptionButton UIButton
    OptionMenu UISegmentedControl
    OptionalDatePicker UIDatePicker
    PictureView UIImageView
    ProblemLabel ValueLabel
    ProgressBar UIProgressView numberLabel
    RatingLabel ValueLabel starsView scaleLabel
    RatingStars UIView
    ScreensWebView UIView
    ValueLabel UILabel
    TileLayout UICollectionViewFlowLayout
    StarControl UIControl
    BaseScreenletView UIView -userActionWithSender:
    SwiftUIScreenletView BaseScreenletView
    BaseListView BaseScreenletView
    BaseListTableView BaseListView !tableView
    BaseListCollectionView BaseListView !collectionView pageControl
    """
}
