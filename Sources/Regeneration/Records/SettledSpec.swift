package import SourceText

/// A record that a run left nothing to do for a spec. As long as everything that it was generated
/// from and everything that it yielded are unchanged, no run has anything to do.
package struct SettledSpec: Hashable, Sendable {
  /// What a run says of a file for which nothing is left to do.
  package enum Standing: String, Hashable, Sendable {
    case identical, keep, skip, orphan
    /// Nothing: there is no such file.
    case absent

    package var change: FileChange? {
      switch self {
      case .identical: .identical
      case .keep: .keep
      case .skip: .skip
      case .orphan: .orphan
      case .absent: nil
      }
    }
  }

  /// A path that the run looked at.
  package struct Place: Hashable, Sendable {
    package let path: String
    let standing: Standing
    /// What the next run says of the file there; nil for nothing.
    package var change: FileChange? { standing.change }
    /// Of the text there; nil for nothing.
    package let text: Fingerprint?
  }

  /// Of everything that it was generated from but its theme sets.
  package let input: Fingerprint
  /// The module that it says its sources go into.
  package let module: String?
  /// Of its theme sets, by the paths that it says.
  package let themeSets: [String: Fingerprint]
  /// In the order in which the run reports them; the base is the last that it reports.
  package let places: [Place]

  init(
    input: Fingerprint, module: String?, themeSets: [String: Fingerprint], places: [Place]
  ) {
    self.input = input
    self.module = module
    self.themeSets = themeSets
    self.places = places
  }

  /// Nil if a run like the one that makes `changes`, right after it, could have something to do.
  ///
  /// - Parameters:
  ///   - files: what was generated, and the base.
  ///   - yours: what was at every path that the run looked at.
  package init?(
    input: Fingerprint, module: String?, themeSets: [String: Fingerprint],
    changes: [(path: String, change: FileChange)], of files: FileTree,
    yours: [String: ChangeSet.Content], lookedAt paths: [String]
  ) {
    var places: [Place] = []
    for (path, change) in changes {
      guard let generated = files[path],
        let place = Place(path, change, generated: generated, yours: yours[path])
      else { return nil }
      places.append(place)
    }
    let told = Set(changes.map(\.path))
    for path in paths where !told.contains(path) {
      guard yours[path] == nil else { return nil }
      places.append(Place(path: path, standing: .absent, text: nil))
    }
    self.init(input: input, module: module, themeSets: themeSets, places: places)
  }

  /// Where the base is.
  package var basePath: String? { places.last { $0.standing != .absent }?.path }

  /// Whether everything that it yielded is still the same.
  package func holds(_ contents: [String: ChangeSet.Content]) -> Bool {
    places.allSatisfy { place in
      switch contents[place.path] {
      case nil: place.text == nil
      case .text(let text)?: place.text == Fingerprint(of: text)
      case .other?: false
      }
    }
  }
}

extension SettledSpec.Place {
  /// Nil if the next run would say anything but that the file is what was generated, was edited, or
  /// was deleted.
  fileprivate init?(
    _ path: String, _ change: FileChange, generated: String, yours: ChangeSet.Content?
  ) {
    switch (change, yours) {
    case (.create(generated), _), (.update(_, to: generated), _):
      self.init(path: path, standing: .identical, text: Fingerprint(of: generated))
    case (.identical, .text(let text)?):
      self.init(path: path, standing: .identical, text: Fingerprint(of: text))
    case (.keep, .text(let text)?):
      self.init(path: path, standing: .keep, text: Fingerprint(of: text))
    case (.orphan, .text(let text)?):
      self.init(path: path, standing: .orphan, text: Fingerprint(of: text))
    case (.skip, nil):
      self.init(path: path, standing: .skip, text: nil)
    default:
      return nil
    }
  }
}
