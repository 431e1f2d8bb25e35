/// What is between two characters of `Code`: the beginning or end of something that may have lines
/// of its own, or a point where the line may be broken.
package enum Mark: UInt8, Sendable {
  /// Arguments or parameters begin, behind their bracket.
  case list
  /// The elements of an array or dictionary begin, behind their bracket. On lines of their own, the
  /// last of several gets a comma.
  case elements
  /// The same behind an operator, before which the line is broken first.
  case operand
  /// The inside of a closure begins, behind its brace.
  case closure
  /// What a declaration says behind its colon begins. Its brace has a line of its own then.
  case header
  /// What a function returns begins, before the arrow.
  case result
  /// The conditions of a `guard` begin.
  case `guard`
  /// The conditions of an `if` begin, of which the first stays beside it.
  case conditions
  /// The next item of any of them begins, behind the comma.
  case next
  /// Any of them ends, before its bracket or brace.
  case end
  /// Behind `=` or before an operator: what follows may go on the next line, indented.
  case point
  /// Before `??`.
  case orElse
  /// Before `+`: each text of a sum may have a line, all with one indentation.
  case plus
  /// Before the dot behind a bracket: what follows may go on the next line, not indented.
  case member
  /// Behind the colon of a label, where a line is broken if it can be nowhere else.
  case label
  /// The rest of the line is the words of a comment, which may go on behind the same slashes.
  case words

  /// Whether something begins that has an end.
  var isOpening: Bool { rawValue <= Self.conditions.rawValue }
}
