/// The exit code of the process, in the numbers of `sysexits.h`.
package enum ExitCode: Int32, CaseIterable {
  case done = 0
  case differences = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case software = 70
  case cannotCreate = 73
  case inputOutput = 74
  case interrupted = 130

  package var meaning: String {
    switch self {
    case .done: "done, or nothing to do"
    case .differences:
      "check or template diff found differences, lint found errors, or conflicts were left"
    case .usage: "the command line is wrong"
    case .badInput: "a spec, a template or its data has errors"
    case .noInput: "an input was not found"
    case .software: "screens-gen itself failed"
    case .cannotCreate: "an output could not be created"
    case .inputOutput: "reading or writing failed, or another screens-gen is at work"
    case .interrupted: "interrupted; nothing was written, or only the report was cut off"
    }
  }
}
