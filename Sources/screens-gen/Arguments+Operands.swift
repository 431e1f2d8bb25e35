import CommandNotation
import Runs

extension Arguments {
  /// The operand of a command that takes exactly one.
  func onlyOperand(_ name: String, of command: String) throws(Failure) -> String {
    guard let operand = operands.first else { throw .usage("'\(command)' needs \(name)") }
    if operands.count > 1 {
      throw .usage("'\(command)' takes one \(name), and here is '\(operands[1])' too")
    }
    return operand
  }

  /// The operand of a command that takes one at most.
  func optionalOperand(_ name: String, of command: String) throws(Failure) -> String? {
    operands.isEmpty ? nil : try onlyOperand(name, of: command)
  }

  /// Refuses operands of a command that takes none.
  func refuseOperands(of command: String) throws(Failure) {
    if let operand = operands.first {
      throw .usage("'\(command)' takes no operand, and here is '\(operand)'")
    }
  }

  /// The operands of a command that works in the current directory without any.
  var operandsOrHere: [String] { operands.isEmpty ? ["."] : operands }

  /// Refuses options that mean nothing together with others.
  func refuse(_ options: [Option], because reason: String) throws(Failure) {
    for option in options where has(option.name) {
      throw .usage("option '--\(option.name)' is of no use here: \(reason)")
    }
  }
}
