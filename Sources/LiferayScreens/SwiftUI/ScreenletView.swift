#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A SwiftUI view that shows a Screenlet, with the events of its delegate as closures:
  ///
  /// ```swift
  /// ScreenletView(
  ///   AddBookmarkScreenlet(frame: .zero, themeName: "flat7"),
  ///   events: AddBookmarkScreenletEvents()
  /// ) { screenlet, events in
  ///   screenlet.folderId = folderId
  ///   events.onBookmarkAdded = { bookmarks.append($0) }
  /// }
  /// ```
  ///
  /// The Screenlet and its delegate are created once for the lifetime of the view. The closure is
  /// called then, and after every change of the state that the view depends on.
  public struct ScreenletView<Screenlet: BaseScreenlet, Events: BaseScreenletDelegate>:
    UIViewRepresentable
  {
    private let screenlet: @MainActor () -> Screenlet
    private let events: @MainActor () -> Events
    private let update: @MainActor (Screenlet, Events) -> Void

    /// Creates a view of a Screenlet whose delegate is `events`, which the view retains.
    public init(
      _ screenlet: @autoclosure @escaping @MainActor () -> Screenlet,
      events: @autoclosure @escaping @MainActor () -> Events,
      update: @escaping @MainActor (Screenlet, Events) -> Void
    ) {
      self.screenlet = screenlet
      self.events = events
      self.update = update
    }

    // MARK: UIViewRepresentable

    public func makeCoordinator() -> Events {
      events()
    }

    public func makeUIView(context: Context) -> Screenlet {
      let screenlet = screenlet()
      screenlet.delegate = context.coordinator
      return screenlet
    }

    public func updateUIView(_ screenlet: Screenlet, context: Context) {
      update(screenlet, context.coordinator)
    }

    /// Cancels what the Screenlet is reading. What the user has sent is not cancelled.
    public static func dismantleUIView(_ screenlet: Screenlet, coordinator: Events) {
      screenlet.cancelReading()
    }

    /// Returns the height of the content if no height is proposed, such as in a vertical
    /// `ScrollView`.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView screenlet: Screenlet, context: Context
    ) -> CGSize? {
      guard let width = proposal.width, proposal.height == nil else { return nil }
      return screenlet.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  extension ScreenletView where Events == NoEvents {

    /// Creates a view of a Screenlet without a delegate.
    public init(
      _ screenlet: @autoclosure @escaping @MainActor () -> Screenlet,
      update: @escaping @MainActor (Screenlet) -> Void = { _ in }
    ) {
      self.init(screenlet(), events: NoEvents()) { screenlet, _ in update(screenlet) }
    }
  }

  /// The delegate of a Screenlet whose events nobody needs.
  public final class NoEvents: BaseScreenletDelegate {}
#endif
