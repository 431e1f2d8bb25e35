public import Foundation

#if canImport(UIKit)
  public import SwiftUI
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The view of a theme without a XIB, which shows a view of SwiftUI.
///
/// The Screenlet finds the class by its name: the theme `modern` of `AddBookmarkScreenlet` is the class
/// `AddBookmarkView_modern`, in the module of the Screenlet or of one of its superclasses, or in the
/// app. It comes before a XIB of that name.
///
/// A subclass overrides `content`, and `viewModelObject`. When the view is created, `onPreCreate`,
/// `onSetTranslations` and `onCreated` are called in this order; `screenlet` is not set yet. In the
/// content, `@Environment(\.userAction)` performs the user's actions, and
/// `@Environment(\.isScreenletEditable)` says whether the user can perform them.
///
/// In HeadlessUIKit, the view has no content.
open class SwiftUIScreenletView: BaseScreenletView {

  #if canImport(UIKit)
    private let host = ContentController(rootView: AnyView(EmptyView()))
    /// How often the content has been created anew.
    private var revision = 0
  #endif

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    create()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    create()
  }

  private func create() {
    #if canImport(UIKit)
      addContent()
    #endif
    onPreCreate()
    onSetTranslations()
    onCreated()
  }

  #if canImport(UIKit)
    /// The view of SwiftUI. Called when the view is created, when `editable` changes, and by
    /// `BaseScreenlet.refreshTranslations()`. The base class returns an empty view.
    open var content: AnyView {
      AnyView(EmptyView())
    }

    override open func onSetTranslations() {
      super.onSetTranslations()
      revision += 1
      updateContent()
    }

    override open func changeEditable(_ editable: Bool) {
      super.changeEditable(editable)
      updateContent()
    }

    private func addContent() {
      host.sizingOptions = .intrinsicContentSize
      guard let content = host.view else { return }
      content.backgroundColor = .clear
      content.translatesAutoresizingMaskIntoConstraints = false
      // The width of text that is not wrapped must not widen the Screenlet.
      content.setContentCompressionResistancePriority(UILayoutPriority(2), for: .horizontal)
      content.setContentHuggingPriority(UILayoutPriority(2), for: .horizontal)
      insertSubview(content, at: 0)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor),
        content.bottomAnchor.constraint(equalTo: bottomAnchor),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    private func updateContent() {
      host.rootView = AnyView(
        content.id(revision)
          .environment(\.isScreenletEditable, editable)
          .environment(\.userAction, UserAction(self)))
    }

    // MARK: UIView

    /// Makes the content a child of the view controller that contains the view, as long as it does.
    override open func didMoveToWindow() {
      if window == nil {
        host.willMove(toParent: nil)
        host.removeFromParent()
      } else {
        let container = containingController
        container?.addChild(host)
        host.didMove(toParent: container)
      }
      super.didMoveToWindow()
    }
  #endif
}

#if canImport(UIKit)
  /// Contains the content, and tells SwiftUI around the Screenlet when its height changes.
  private final class ContentController: UIHostingController<AnyView> {
    private var size = CGSize.zero

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard view.intrinsicContentSize != size else { return }
      size = view.intrinsicContentSize
      view.superview?.superview?.invalidateIntrinsicContentSize()
    }
  }
#endif
