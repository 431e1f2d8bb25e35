#if !canImport(UIKit)
  public import Foundation

  extension UICollectionView {

    /// Registers a class for headers with this identifier. They are created with `init(coder:)`,
    /// like cells. Supplementary views of other kinds are never requested.
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

    /// Registers a XIB for headers with this identifier. Its first object has to be a header. A XIB
    /// that cannot be used is reported on standard error when a header is needed.
    public func register(
      _ nib: UINib?, forSupplementaryViewOfKind kind: String,
      withReuseIdentifier identifier: String
    ) {
      register(nib.map { .nib($0) }, kind, identifier)
    }

    /// Returns a reusable header, or a new one from the registered source. If nothing is
    /// registered, returns an empty view, where UIKit raises an exception.
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

    /// The header of a visible section; nil for any other section, and for any other kind.
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
