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
/// app. A XIB of that name comes first.
///
/// A subclass overrides `content`, and `viewModelObject`. When the view is created, `onPreCreate`,
/// `onSetTranslations` and `onCreated` are called in this order; `screenlet` is not set yet. In the
/// content, `@Environment(\.userAction)` performs the user's actions. While the view is not editable,
/// all of the content is disabled.
///
/// In HeadlessUIKit, the view has no content.
open class SwiftUIScreenletView: BaseScreenletView {

  #if canImport(UIKit)
    /// The controller of the content, from when the view is in a window.
    private var host: UIHostingController<AnyView>?
    /// How often the content has been created anew.
    private var revision = 0
  #endif

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    onPreCreate()
    onSetTranslations()
    onCreated()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  #if canImport(UIKit)
    /// The view of SwiftUI. Called when the view enters a window, when `editable` changes, and by
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

    // MARK: UIView

    override open func didMoveToWindow() {
      if window != nil { showContent() }
      super.didMoveToWindow()
    }

    /// The height of the content, for a Screenlet that is as high as what it shows.
    override open var intrinsicContentSize: CGSize {
      host?.view.intrinsicContentSize ?? super.intrinsicContentSize
    }

    /// Adds the content to the view controller that contains the view.
    private func showContent() {
      let container = sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
      let host = host ?? UIHostingController(rootView: AnyView(EmptyView()))
      if self.host != nil, host.parent === container { return }
      host.willMove(toParent: nil)
      host.removeFromParent()
      self.host = host
      updateContent()
      host.sizingOptions = .intrinsicContentSize
      container?.addChild(host)
      host.view.backgroundColor = .clear
      host.view.frame = bounds
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(host.view)
      host.didMove(toParent: container)
    }

    private func updateContent() {
      host?.rootView = AnyView(
        content.id(revision).disabled(!editable).environment(\.userAction, UserAction(self)))
    }
  #endif
}
