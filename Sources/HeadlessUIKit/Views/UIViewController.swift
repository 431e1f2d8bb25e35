#if !canImport(UIKit)
  public import Foundation

  /// Owns a view, which it makes when somebody first asks for it.
  @MainActor
  open class UIViewController: UIResponder {
    open var title: String?
    open var restorationIdentifier: String?

    /// The view: loaded by `loadView` at first use, after which `viewDidLoad` is called.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
    open var view: UIView! {
      get { loadedView() }
      set {
        viewIfLoaded?.viewController = nil
        viewIfLoaded = newValue
        newValue?.viewController = self
      }
    }

    public private(set) var viewIfLoaded: UIView?

    open var isViewLoaded: Bool {
      viewIfLoaded != nil
    }

    override public init() {
      super.init()
    }

    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Makes the view; an empty one unless overridden to set another.
    open func loadView() {
      view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    /// Called once, after the view has been loaded.
    open func viewDidLoad() {}

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
