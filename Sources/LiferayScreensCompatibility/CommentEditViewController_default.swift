#if canImport(UIKit)
  public import UIKit

  /// Lets users write a text, over what is on the screen.
  ///
  /// In new code, use `CommentAddScreenlet`.
  @objc(CommentEditViewController_default)
  open class CommentEditViewController_default: UIViewController {

    /// Where users write.
    public private(set) var bodyTextView: UITextView?
    /// The button that confirms the text.
    public private(set) var confirmButton: UIButton?
    /// The button that closes the view.
    public private(set) var cancelButton: UIButton?

    /// Called with the text when the user has confirmed it, and with nil when the user has given up. The app
    /// dismisses the view controller.
    open var confirmBodyClosure: ((String?) -> Void)?

    private let initialBody: String?

    /// Creates a view controller that begins with a text.
    public init(body: String?) {
      initialBody = body
      super.init(nibName: nil, bundle: nil)
      bodyTextView = UITextView(frame: .zero, textContainer: nil)
      confirmButton = button("Done") { [weak self] in self?.confirmButtonAction() }
      cancelButton = button("Cancel") { [weak self] in self?.cancelButtonAction() }
    }

    public required init?(coder: NSCoder) {
      initialBody = nil
      super.init(coder: coder)
    }

    /// Passes the text to `confirmBodyClosure`.
    @objc open func confirmButtonAction() {
      confirmBodyClosure?(bodyTextView?.text)
    }

    /// Passes nil to `confirmBodyClosure`.
    @objc open func cancelButtonAction() {
      confirmBodyClosure?(nil)
    }

    // MARK: UIViewController

    override open func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      guard let bodyTextView, let confirmButton, let cancelButton else { return }
      bodyTextView.text = initialBody
      bodyTextView.font = .preferredFont(forTextStyle: .body)
      bodyTextView.adjustsFontForContentSizeCategory = true
      for subview in [bodyTextView, confirmButton, cancelButton] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        cancelButton.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
        cancelButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        confirmButton.topAnchor.constraint(equalTo: cancelButton.topAnchor),
        confirmButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        bodyTextView.topAnchor.constraint(equalTo: cancelButton.bottomAnchor, constant: 8),
        bodyTextView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        bodyTextView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        bodyTextView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    override open func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      bodyTextView?.becomeFirstResponder()
    }

    /// Creates a button with a title in the language of the system.
    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
      let button = UIButton(type: .system)
      let bundle = Bundle(for: UIApplication.self)
      let text = bundle.localizedString(forKey: title, value: title, table: nil)
      button.setTitle(text, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      return button
    }
  }
#endif
