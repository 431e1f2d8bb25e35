/// How the process ends, in the numbers of `sysexits.h`.
package enum ExitCode: Int32 {
  case done = 0
  /// `check` found differences, `lint` errors, or conflicts were left.
  case differences = 1
  case usage = 64
  /// A spec, a template or data has errors.
  case badInput = 65
  case noInput = 66
  /// A mistake of our own.
  case software = 70
  case cannotCreate = 73
  case inputOutput = 74
  /// The user ended the run.
  case interrupted = 130
}
