/// Marks for what could not be seen in a case: `⇥` is a tab, `␣` a space, `↵` a carriage return.
extension String {
  /// The text that a case means.
  public var withoutMarks: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "⇥": text.append("\t")
      case "␣": text.append(" ")
      case "↵": text.append("\r")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// The text with a mark for each tab and carriage return, and for each space at the end of a line.
  public var withMarks: String {
    var text: [Unicode.Scalar] = []
    for scalar in unicodeScalars.reversed() {
      switch (scalar, text.last) {
      case ("\t", _): text.append("⇥")
      case ("\r", _): text.append("↵")
      case (" ", nil), (" ", "\n"), (" ", "↵"), (" ", "␣"): text.append("␣")
      default: text.append(scalar)
      }
    }
    return String(UnicodeScalarView(text.reversed()))
  }
}
