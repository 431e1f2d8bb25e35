#if !canImport(UIKit)
  public import Foundation

  extension UICollectionView {

    /// Headers of that identifier are made from the class: with `init(coder:)`, as cells are. Views
    /// of another kind than a section's header are never asked for.
    public func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      let type = viewClass as? UICollectionReusableView.Type
      register(
        type.map { type in
          .make { type.init(coder: XIBCoder(.empty("collectionReusableView"))) }
        }, elementKind, identifier)
    }

    /// Headers of that identifier are made from the XIB, whose first object has to be one. A XIB
    /// that cannot be used is reported on standard error when a header is needed.
    public func register(
      _ nib: UINib?, forSupplementaryViewOfKind kind: String,
      withReuseIdentifier identifier: String
    ) {
      register(nib.map { .nib($0) }, kind, identifier)
    }

    /// A header that waits for reuse, or a new one from what is registered. Without either an empty
    /// one, which UIKit answers with an exception.
    public func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
      if let header = headerPool.dequeue(identifier) {
        header.prepareForReuse()
        return header
      }
      let header = headerPool.make(identifier) ?? UICollectionReusableView(frame: .zero)
      header.reuseIdentifier = header.reuseIdentifier ?? identifier
      return header
    }

    /// The header of a section that is shown; nil for any other, and for any other kind.
    public func supplementaryView(
      forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
      guard elementKind == Self.elementKindSectionHeader else { return nil }
      layoutIfNeeded()
      return shownHeaders[indexPath.section]
    }

    private func register(
      _ source: ReusePool<UICollectionReusableView>.Source?, _ kind: String, _ identifier: String
    ) {
      guard kind == Self.elementKindSectionHeader else { return }
      headerPool.sources[identifier] = source
    }
  }
#endif
