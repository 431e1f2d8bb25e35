#if !canImport(UIKit)
  public import Foundation

  /// One item of a collection view.
  @MainActor
  open class UICollectionViewCell: UICollectionReusableView {
    /// Where the cell's own views are.
    public let contentView = UIView()

    /// Whether the item is selected; set by the collection view.
    open var isSelected = false
    /// Whether the cell is shown as being touched; stored only.
    open var isHighlighted = false
    /// What would be behind the content; stored only, and no subview.
    open var backgroundView: UIView?
    /// What would be behind the content of a selected item; stored only, and no subview.
    open var selectedBackgroundView: UIView?

    override public init(frame: CGRect) {
      super.init(frame: frame)
      setUpContent()
    }

    /// A cell in a XIB, or of a class that was registered.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUpContent()
    }

    /// Makes the content view as large as the cell, which a XIB leaves to UIKit as well.
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
