import SourceText
import SpecModel

/// The call that a service receives in a generated test, as far as it is known before it is made.
struct CallSample {
  /// What is known of the call as a Swift expression:
  /// `StubCall("/user/get-user-by-id", ["userId": 1])`.
  private let source: String
  /// What is known of a call, as a member: `.without("file")`.
  private let member: String

  /// Creates the call. Returns nil if its path is not known. `value` returns the values of names.
  init?(_ call: ServiceCall, _ value: @escaping (Expression.Reference) -> SampleValue?) {
    guard let wire = call.wire else { return nil }
    let writer = ParameterWriter(value: value)
    var entries: [String] = []
    var unknown: [String] = []
    for (argument, parameter) in zip(call.arguments, wire.parameters) {
      if let written = writer.entries(for: argument.value, as: parameter) {
        entries += written
      } else {
        unknown.append(parameter.name)
      }
    }
    let parameters = entries.isEmpty ? "[:]" : String.collection(entries)
    source = .call("StubCall", [SampleValue.text(wire.path).source, parameters])
    let names = unknown.map { SampleValue.text($0).source }
    member = names.isEmpty ? "" : .call(".without", names)
  }

  /// The condition that the call was made. Others may come before it and after it: those of
  /// contained Screenlets, or late ones of an earlier test.
  var condition: String {
    let calls: String =
      member.isEmpty ? "session.calls" : .closure("session.calls.map", "$0\(member)")
    return .call("\(calls).contains", [source])
  }
}

/// Writes the parameters of a call as entries of a dictionary, in which nil stands for `null`.
private struct ParameterWriter {
  let value: (Expression.Reference) -> SampleValue?

  /// Returns the entries that are sent for a parameter, or nil if they are not known.
  func entries(
    for expression: Expression, as parameter: ServiceCall.Wire.Parameter
  ) -> [String]? {
    let name = parameter.name.escapedForSwift
    switch (parameter.form, expression.form) {
    case (.object(let declared), .object(let className, let attributes)):
      let written = attributes.map { attribute in
        source(of: attribute.value).map {
          String.entry("\(name).\(attribute.name.escapedForSwift)", $0)
        }
      }
      if written.contains(nil) { return nil }
      let javaClass = SampleValue.text(className ?? declared).source
      return [.entry("+\(name)", javaClass)] + written.compactMap(\.self)
    case (.object(let declared), .literal(.nil)):
      // Without a service context, the server makes its own.
      return declared.hasSuffix(".ServiceContext") ? [] : [.entry(name, "nil")]
    case (.object, .name(.page(.obc))): return [.entry(name, "nil")]
    case (.value, _): return source(of: expression).map { [.entry(name, $0)] }
    case (.file, .upload(let attributes)):
      // A stub knows a file by its name.
      return attributes.first { $0.name == "fileName" }
        .flatMap { source(of: $0.value) }.map { [.entry(name, $0)] }
    case (.object, _), (.bytes, _), (.file, _): return nil
    }
  }

  private func source(of expression: Expression) -> String? {
    switch expression.form {
    case .list(let values):
      let written = values.map(source)
      return written.contains(nil) ? nil : .collection(written.compactMap(\.self))
    case .map(let attributes):
      let written = attributes.map { attribute in
        source(of: attribute.value).map { String.entry(attribute.name.escapedForSwift, $0) }
      }
      if written.contains(nil) { return nil }
      return written.isEmpty ? "[:]" : .collection(written.compactMap(\.self))
    case .name(.context(let context)): return context.expression
    case .composed(.firstSet(let values)):
      let missing = values.dropLast().prefix { $0.sample(value)?.isThere == false }
      return source(of: values[missing.count])
    case .literal(.nil): return "nil"
    case .name, .literal, .composed, .object, .upload:
      guard let sample = expression.sample(value), expression.isSentAsItIs(sample) else {
        return nil
      }
      return sample.source
    }
  }
}

extension Expression {
  /// Whether a parameter is what a test writes for the sample.
  fileprivate func isSentAsItIs(_ sample: SampleValue) -> Bool {
    switch sample.content {
    case .none, .bool, .integer, .number, .text: return true
    case .date: return false
    case .other:
      if case .list(.builtin(let element))? = type?.base {
        return element.isNumber || [.bool, .string].contains(element)
      }
      return type?.builtin.map { $0.isNumber || [.attributes, .string].contains($0) } ?? false
    }
  }
}
