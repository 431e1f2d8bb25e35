extension Blueprint {
  /// Returns the generated methods that the developer fills in, by the paths of their files.
  package func toFillIn(with templates: TemplateSet) -> [String: [String]] {
    guard files.contains(where: { !$0.toFillIn.isEmpty }) else { return [:] }
    return zip(files, paths(with: templates)).reduce(into: [:]) { methods, file in
      let path = file.1.first { $0.hasSuffix(".swift") }
      guard !file.0.toFillIn.isEmpty, let path else { return }
      methods[path] = file.0.toFillIn
    }
  }
}

extension Blueprint.PlannedFile {
  fileprivate var toFillIn: [String] {
    methodsToFillIn + [artefact.methodToFillIn].compactMap(\.self)
  }
}

extension Artefact {
  /// The method that does the work of the class, if no spec can describe that work.
  fileprivate var methodToFillIn: String? {
    switch self {
    case .customConnector: "doRun"
    case .customInteractor: "start"
    default: nil
    }
  }
}
