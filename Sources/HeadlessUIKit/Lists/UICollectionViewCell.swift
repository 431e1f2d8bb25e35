#if !canImport(UIKit)
  public import Foundation

  /// One item of a collection view.
  @MainActor
  open class UICollectionViewCell: UICollectionReusableView {
    /// The superview of the cell's content.
    public let contentView = UIView()

    /// Whether the item is selected; set by the collection view.
    open var isSelected = false
    /// Whether the cell is shown as being touched; stored only.
    open var isHighlighted = false
    /// The view behind the content; stored only, and not a subview.
    open var backgroundView: UIView?
    /// The view behind the content of a selected item; stored only, and not a subview.
    open var selectedBackgroundView: UIView?

    override public init(frame: CGRect) {
      super.init(frame: frame)
      setUpContent()
    }

    /// Decodes a cell from a XIB, or creates one of a registered class.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUpContent()
    }

    /// Makes the content view as large as the cell, like UIKit, since XIBs do not set its frame.
    override open func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
    }

    override func part(forKey key: String) -> UIView? {
      key == "contentView" ? contentView : nil
    }

    private func setUpContent() {
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(contentView)
    }
  }
#endif
