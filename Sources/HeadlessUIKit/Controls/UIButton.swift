#if !canImport(UIKit)
  public import Foundation

  /// A button: a title and an image for each state, or those of a configuration. A tap sends
  /// `.touchUpInside`, then `.primaryActionTriggered`.
  @MainActor
  open class UIButton: UIControl {
    /// The types of buttons. They all look and behave the same here.
    public enum ButtonType: Int, Sendable {
      case custom = 0
      case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    /// The type that the button was created with; stored only.
    open private(set) var buttonType = ButtonType.custom
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]
    private let label: UILabel = {
      let label = UILabel()
      label.font = .systemFont(ofSize: UIFont.buttonFontSize)
      return label
    }()

    /// Creates a button of a type, with size zero.
    public convenience init(type: ButtonType) {
      self.init(frame: .zero)
      buttonType = type
    }

    /// Creates a button with the action's title, which runs the action on
    /// `.primaryActionTriggered`.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
      self.init(frame: .zero, primaryAction: primaryAction)
      buttonType = type
      if let title = primaryAction?.title, !title.isEmpty {
        setTitle(title, for: .normal)
      }
    }

    // MARK: Content

    /// The content and the look; nil for a button with titles and images alone.
    open var configuration: Configuration? {
      didSet { invalidateIntrinsicContentSize() }
    }

    /// The menu that a tap opens if `showsMenuAsPrimaryAction`.
    open var menu: UIMenu?
    /// Whether the button shows what is chosen in its menu; stored only.
    open var changesSelectionAsPrimaryAction = false

    /// The label of the title; its `text` is `currentTitle`.
    open var titleLabel: UILabel? {
      label.text = currentTitle
      if let configuration {
        label.font = configuration.font(.preferredFont(forTextStyle: .body))
      }
      return label
    }

    /// The title for the current state.
    open var currentTitle: String? {
      configuration?.title ?? title(for: state)
    }

    /// The colour of the title for the current state; the tint colour if none was set.
    open var currentTitleColor: UIColor {
      titleColor(for: state) ?? tintColor
    }

    /// The image for the current state.
    open var currentImage: UIImage? {
      configuration?.image ?? image(for: state)
    }

    /// The title for a state, or the one for `.normal` if the state has none.
    open func title(for state: State) -> String? {
      titles[state] ?? titles[.normal]
    }

    /// Sets the title for a state; nil removes it. The title for `.normal` is also that of the
    /// configuration.
    open func setTitle(_ title: String?, for state: State) {
      titles[state] = title
      if state == .normal { configuration?.title = title }
      invalidateIntrinsicContentSize()
    }

    /// The title's colour for a state, or the one for `.normal` if the state has none; nil if
    /// neither was set.
    open func titleColor(for state: State) -> UIColor? {
      titleColors[state] ?? titleColors[.normal]
    }

    /// Sets the title's colour for a state; nil removes it. Nothing is drawn.
    open func setTitleColor(_ color: UIColor?, for state: State) {
      titleColors[state] = color
    }

    /// The image for a state, or the one for `.normal` if the state has none.
    open func image(for state: State) -> UIImage? {
      images[state] ?? images[.normal]
    }

    /// Sets the image for a state; nil removes it.
    open func setImage(_ image: UIImage?, for state: State) {
      images[state] = image
      invalidateIntrinsicContentSize()
    }

    /// The image behind the title for a state, or the one for `.normal` if the state has none.
    open func backgroundImage(for state: State) -> UIImage? {
      backgroundImages[state] ?? backgroundImages[.normal]
    }

    /// Sets the image behind the title for a state; nil removes it. Nothing is drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
      backgroundImages[state] = image
    }

    override open var intrinsicContentSize: CGSize {
      let text = TextSize.of(currentTitle, pointSize: titleLabel?.font.pointSize ?? 0)
      var image = currentImage?.size ?? .zero
      if let configuration {
        if configuration.showsActivityIndicator { image = CGSize(width: 20, height: 20) }
        let insets = configuration.contentInsets
        return CGSize(
          width: text.width + image.width + insets.leading + insets.trailing,
          height: max(text.height, image.height) + insets.top + insets.bottom)
      }
      return CGSize(
        width: max(30, text.width + image.width), height: max(34, text.height, image.height))
    }

    // MARK: XIB

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      buttonType = try element.value("buttonType", in: XIBNames.buttonTypes) ?? .custom
      if let font = try element.child("fontDescription", key: "fontDescription")?.font() {
        label.font = font
      }
      for child in element.children where child.name == "state" {
        guard let state = try child.value("key", in: XIBNames.controlStates) else { continue }
        if let title = child.text("title") {
          setTitle(title, for: state)
        }
        if let color = try child.child("color", key: "titleColor")?.color() {
          setTitleColor(color, for: state)
        }
        if let image = try child.image("image") {
          setImage(image, for: state)
        }
        if let image = try child.image("backgroundImage") {
          setBackgroundImage(image, for: state)
        }
      }
      if let child = element.child("buttonConfiguration", key: "configuration") {
        configuration = try Configuration(child)
      }
    }

    override open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
      switch (keyPath, value) {
      case ("titleLabel.adjustsFontForContentSizeCategory", let flag as Bool):
        label.adjustsFontForContentSizeCategory = flag
      case ("titleLabel.adjustsFontSizeToFitWidth", let flag as Bool):
        label.adjustsFontSizeToFitWidth = flag
      case ("titleLabel.minimumScaleFactor", let factor as Double):
        label.minimumScaleFactor = factor
      default: return super.setRuntimeAttribute(value, forKeyPath: keyPath)
      }
      return true
    }

    // MARK: Simulated user actions

    override func touch() {
      super.touch()
      sendActions(for: .primaryActionTriggered)
    }
  }
#endif
