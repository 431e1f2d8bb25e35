/// A mark between two characters of a line: the beginning or end of a group that can have its own
/// lines, or a point at which the line can be broken.
enum Mark: UInt8 {
  /// Arguments or parameters begin, after their bracket.
  case list
  /// The elements of an array or dictionary begin, after their bracket. On their own lines, the
  /// last of several gets a comma.
  case elements
  /// The elements of a collection begin after an operator, where the line is broken first.
  case operand
  /// The inside of a closure begins, after its brace.
  case closure
  /// The part of a declaration after its colon begins. If it is broken, its brace has its own line.
  case header
  /// The result type of a function begins, before the arrow.
  case result
  /// The conditions of a `guard` begin.
  case `guard`
  /// The conditions of an `if` begin. The first one stays beside it.
  case conditions
  /// The next item of a group begins, after the comma.
  case next
  /// A group ends, before its bracket or brace.
  case end
  /// A point after `=` or before an operator. The following code can be on the next line, indented.
  case point
  /// A point before a comparison, where a line is broken rather than in its left operand.
  case comparison
  /// A point before `??`.
  case orElse
  /// A point before `+`. Each text of a sum can have its own line, all with the same indentation.
  case plus
  /// A point before the dot after a bracket. The following code can be on the next line, not
  /// indented.
  case member
  /// A point after the colon of a label, where a line is broken only if it cannot be broken
  /// elsewhere.
  case label
  /// A point before the dot after a type. The following code can be on the next line, indented.
  case dot

  /// Whether the mark begins a group, which has an end.
  var isOpening: Bool { rawValue <= Self.conditions.rawValue }
}
