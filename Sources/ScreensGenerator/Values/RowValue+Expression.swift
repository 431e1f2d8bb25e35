import SpecModel

extension RowValue {
  /// Returns the value as an optional text to show. `row` is the variable for the row, which is nil
  /// while the row is being loaded.
  func text(ofOptional row: String) -> String { written(ofOptional: row) { shown($0) } }

  /// Returns the text of the value in the dictionary `titles`.
  func title(ofOptional row: String, in titles: String) -> String {
    if value.combines {
      return .closure("(\(written(ofOptional: row) { $0 })).flatMap", "\(titles)[$0]")
    }
    return .closure(
      "\(Place.row(row, isOptional: true).write(value).whole).flatMap", "\(titles)[$0]")
  }

  /// Returns the value as an optional address of an image.
  func address(ofOptional row: String) -> String {
    written(ofOptional: row) { type.builtin == .url ? $0.member("absoluteString") : $0 }
  }

  /// Returns the value as a condition takes it. It is optional if it depends on the row.
  func value(ofOptional row: String) -> String {
    value.combines
      ? "(\(written(ofOptional: row) { $0 }))"
      : Place.row(row, isOptional: true).write(value).inCondition
  }

  /// Returns the value as an optional text that names the section of a row.
  func section(of row: String) -> String {
    let value = Place.row(row, isOptional: false).write(value)
    switch type.builtin {
    case .string: return value.code
    case .url, .date: return textExpression(of: type, value.isChain ? value.whole : value.code)
    default:
      return value.isOptional
        ? textExpression(of: type, value.whole) : .call("String", [value.code])
    }
  }

  private func written(
    ofOptional row: String, _ finish: (ValueExpression) -> ValueExpression
  ) -> String {
    guard value.combines else {
      return finish(Place.row(row, isOptional: true).write(value)).code
    }
    var (name, parameter) = ("$0", "")
    var text = finish(Place.row(name, isOptional: false).write(value))
    if text.hasClosure {
      (name, parameter) = (row, "\(row) in ")
      text = finish(Place.row(name, isOptional: false).write(value))
    }
    return .closure("\(row).\(text.isOptional ? "flatMap" : "map")", parameter + text.code)
  }

  /// Returns a value as its reader writes it.
  private func shown(_ value: ValueExpression) -> ValueExpression {
    switch type.builtin {
    case .url: return value.member("absoluteString")
    case .date: return value.member("textInRow")
    case .string: return value
    default:
      if role == .code {
        return value.isOptional
          ? ValueExpression(
            code: .closure("\(value.whole).map", "String($0)"), isOptional: true, hasClosure: true)
          : ValueExpression(code: .call("String", [value.code]), isOptional: false)
      }
      let isPrice = role == .price && type.builtin?.isFloatingPoint == true
      return value.member(.call("formatted", isPrice ? [.cents] : []))
    }
  }
}

extension Expression {
  /// Whether it needs the row more than once.
  fileprivate var combines: Bool {
    switch form {
    case .composed(.conversion(_, let source)): source.combines
    case .composed: true
    default: false
    }
  }
}

extension Place {
  /// A cell, whose row is in a variable.
  fileprivate static func row(_ variable: String, isOptional: Bool) -> Place {
    var place = Place(
      name: { reference, type in
        let isMissing = isOptional || type?.isOptional == true
        guard let path = reference.path else {
          return ValueExpression(reference, isOptional: isMissing)
        }
        return ValueExpression(
          code: path.expression(from: variable, isOptional: isOptional), isOptional: isMissing,
          isChain: isMissing && path.isChain)
      },
      literal: { literal, _ in
        ValueExpression(code: literal.source, isOptional: literal == .nil)
      })
    place.formats = { $0.isNumber }
    return place
  }
}
