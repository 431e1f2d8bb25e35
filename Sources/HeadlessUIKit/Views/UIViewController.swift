#if !canImport(UIKit)
  public import Foundation

  /// Manages a view, which it loads on first access.
  @MainActor
  open class UIViewController: UIResponder {
    /// The title of the content; stored only.
    open var title: String?
    /// Identifies the controller; stored only.
    open var restorationIdentifier: String?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's type: the setter accepts nil, the getter never returns it.
    /// The view: loaded by `loadView` on first access, after which `viewDidLoad` is called.
    open var view: UIView! {
      get { loadedView() }
      set {
        viewIfLoaded?.viewController = nil
        viewIfLoaded = newValue
        newValue?.viewController = self
      }
    }

    /// The view if it has been loaded. Reading it does not load the view.
    public private(set) var viewIfLoaded: UIView?

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool {
      viewIfLoaded != nil
    }

    override public init() {
      super.init()
    }

    /// Creates a controller whose view is not loaded; the coder is ignored.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Creates an empty view. Override it to create another view.
    open func loadView() {
      view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    /// Called once, after the view has been loaded.
    open func viewDidLoad() {}

    /// Loads the view unless it has been loaded.
    open func loadViewIfNeeded() {
      _ = loadedView()
    }

    override open var next: UIResponder? {
      viewIfLoaded?.superview
    }

    override var responderWindow: UIWindow? {
      viewIfLoaded?.window
    }

    private func loadedView() -> UIView {
      if let viewIfLoaded {
        return viewIfLoaded
      }
      loadView()
      let view = viewIfLoaded ?? UIView()
      if viewIfLoaded == nil {
        self.view = view
      }
      viewDidLoad()
      return view
    }
  }
#endif
