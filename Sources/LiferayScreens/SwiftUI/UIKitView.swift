#if canImport(UIKit)
  public import SwiftUI
  public import UIKit

  /// A view of UIKit in a view of SwiftUI, which shows a value:
  ///
  /// ```swift
  /// UIKitView(MediaPlayerView(), showing: model.video) { $0.url = $1 }
  /// UIKitView(StarControl(), \.stars, $model.rating)
  /// ```
  public struct UIKitView<Wrapped: UIView, Value: Equatable>: UIViewRepresentable {
    private let create: @MainActor () -> Wrapped
    private let value: Value
    private let show: @MainActor (Wrapped, Value) -> Void
    private let connect: @MainActor (Wrapped) -> Void

    /// Creates a view that shows a value. `show` is called with the first value, and with each that
    /// differs from the one before.
    public init(
      _ create: @autoclosure @escaping @MainActor () -> Wrapped, showing value: Value,
      show: @escaping @MainActor (Wrapped, Value) -> Void
    ) {
      self.create = create
      self.value = value
      self.show = show
      connect = { _ in }
    }

    /// Creates a control that shows a value, and holds the one that the user chooses. `setUp` is called
    /// once, with the new control.
    public init(
      _ create: @autoclosure @escaping @MainActor () -> Wrapped,
      _ property: ReferenceWritableKeyPath<Wrapped, Value>, _ value: Binding<Value>,
      setUp: @escaping @MainActor (Wrapped) -> Void = { _ in }
    ) where Wrapped: UIControl {
      self.create = create
      self.value = value.wrappedValue
      show = { $0[keyPath: property] = $1 }
      connect = { control in
        setUp(control)
        let change = UIAction { [weak control] _ in
          if let control { value.wrappedValue = control[keyPath: property] }
        }
        control.addAction(change, for: .valueChanged)
      }
    }

    // MARK: UIViewRepresentable

    /// What a view shows.
    public final class Coordinator {
      fileprivate var shown: Value?
    }

    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    public func makeUIView(context: Context) -> Wrapped {
      let view = create()
      connect(view)
      return view
    }

    public func updateUIView(_ view: Wrapped, context: Context) {
      // A page control changes nothing but what is shown.
      if view is UIControl, !(view is UIPageControl) {
        view.isUserInteractionEnabled = context.environment.isEnabled
      }
      guard context.coordinator.shown != .some(value) else { return }
      context.coordinator.shown = value
      show(view, value)
    }

    /// Returns the size that a control needs. Other views have the size that SwiftUI proposes.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView view: Wrapped, context: Context
    ) -> CGSize? {
      guard view is UIControl else { return nil }
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return CGSize(width: min(size.width, proposal.width ?? size.width), height: size.height)
    }
  }

  /// An image at an address, as `UIImageView.showImage(at:)` shows it, scaled to fit.
  public struct RemoteImage: View {
    private let address: String?

    public init(at address: String?) {
      self.address = address
    }

    /// A view that has the size that SwiftUI proposes, not that of its image.
    private static func view() -> UIImageView {
      let view = UIImageView()
      view.contentMode = .scaleAspectFit
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentCompressionResistancePriority(.defaultLow, for: axis)
        view.setContentHuggingPriority(.defaultLow, for: axis)
      }
      return view
    }

    public var body: some View {
      UIKitView(RemoteImage.view(), showing: address) { $0.showImage(at: $1) }
    }
  }
#endif
