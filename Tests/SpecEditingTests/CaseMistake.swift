/// A line of a case that its runner cannot read.
struct CaseMistake: Error, CustomStringConvertible {
  let description: String

  init(_ line: some StringProtocol) { description = "cannot read '\(line)'" }
}
