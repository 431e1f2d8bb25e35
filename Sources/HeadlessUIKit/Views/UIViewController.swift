#if !canImport(UIKit)
  public import Foundation

  /// Owns a view, which it makes when somebody first asks for it.
  @MainActor
  open class UIViewController: UIResponder {
    /// A title for what is shown; stored only.
    open var title: String?
    /// Names the controller; stored only.
    open var restorationIdentifier: String?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
    /// The view: loaded by `loadView` at first use, after which `viewDidLoad` is called.
    open var view: UIView! {
      get { loadedView() }
      set {
        viewIfLoaded?.viewController = nil
        viewIfLoaded = newValue
        newValue?.viewController = self
      }
    }

    /// The view if it has been loaded; asking does not load it.
    public private(set) var viewIfLoaded: UIView?

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool {
      viewIfLoaded != nil
    }

    override public init() {
      super.init()
    }

    /// A controller without a view yet; the coder is not read.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Makes the view; an empty one unless overridden to set another.
    open func loadView() {
      view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    /// Called once, after the view has been loaded.
    open func viewDidLoad() {}

    /// Loads the view unless it has been.
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
