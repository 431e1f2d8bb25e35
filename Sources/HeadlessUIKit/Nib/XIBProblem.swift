#if !canImport(UIKit)
  /// A problem in a XIB whose file name is not yet known.
  struct XIBProblem: Error {
    let line: Int?
    let element: String?
    let text: String

    init(_ text: String, line: Int? = nil) {
      self.line = line
      element = nil
      self.text = text
    }

    init(_ text: String, at element: XIBElement) {
      line = element.line
      self.element = element.label
      self.text = text
    }

    func error(in file: String) -> XIBError {
      XIBError(file: file, line: line, element: element, problem: text)
    }
  }
#endif
