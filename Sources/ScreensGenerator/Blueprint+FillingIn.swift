extension Blueprint {
  /// The methods that are generated for somebody to fill in, by the paths of their files.
  package func toFillIn(with templates: TemplateSet) -> [String: String] {
    guard files.contains(where: { $0.artefact.methodToFillIn != nil }) else { return [:] }
    return zip(files, paths(with: templates)).reduce(into: [:]) { methods, file in
      guard let method = file.0.artefact.methodToFillIn, let path = file.1.first else { return }
      methods[path] = method
    }
  }
}

extension Artefact {
  /// The method of the class that does the work, if no spec can say what that is.
  fileprivate var methodToFillIn: String? {
    switch self {
    case .customConnector: "doRun"
    case .customInteractor: "start"
    default: nil
    }
  }
}
