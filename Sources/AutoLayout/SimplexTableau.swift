/// The tableau of the simplex method for constraints with priorities, after "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm" by Badros, Borning and Stuckey.
///
/// Each row expresses a basic symbol in terms of the others, which are zero. The amounts by which
/// constraints are not satisfied are errors with costs. A cost has a number for each priority, the
/// highest first, so that a lower priority never outweighs a higher one.
struct SimplexTableau {
  private struct Symbol: Hashable {
    enum Kind {
      /// A variable, which may have any value.
      case variable
      /// At least zero: the slack of an inequality, or the error of a constraint.
      case slack, error
      /// Always zero: represents a required equation.
      case fixed
    }

    let index: Int
    let kind: Kind

    var isRestricted: Bool { kind != .variable }

    // No two symbols have the same index.
    static func == (left: Symbol, right: Symbol) -> Bool { left.index == right.index }

    func hash(into hasher: inout Hasher) { hasher.combine(index) }
  }

  private struct Row {
    var constant: Double
    var factors: [Symbol: Double] = [:]

    mutating func add(_ row: Row, times factor: Double) {
      constant += row.constant * factor
      for (symbol, value) in row.factors { add(symbol, value * factor) }
    }

    mutating func add(_ symbol: Symbol, _ factor: Double) {
      let sum = (factors[symbol] ?? 0) + factor
      factors[symbol] = sum.isNearlyZero ? nil : sum
    }

    mutating func negate() {
      constant = -constant
      factors = factors.mapValues { -$0 }
    }

    /// Solves the row, whose value is zero, for one of its symbols.
    mutating func solve(for symbol: Symbol) {
      guard let factor = factors.removeValue(forKey: symbol) else { return }
      constant /= -factor
      factors = factors.mapValues { $0 / -factor }
    }

    /// Substitutes the row of a symbol for the symbol.
    mutating func substitute(_ symbol: Symbol, _ row: Row) {
      guard let factor = factors.removeValue(forKey: symbol) else { return }
      add(row, times: factor)
    }

    /// Returns how far the symbol can grow until the row's basic symbol becomes zero.
    func limit(of symbol: Symbol) -> Double { -constant / (factors[symbol] ?? -1) }
  }

  private var rows: [Symbol: Row] = [:]
  /// The costs to minimize: a row for each priority below the required one.
  private var costs: [Row]
  private var variables: [LinearExpression.Variable: Symbol] = [:]
  private var count = 0

  init(levels: Int) { costs = Array(repeating: Row(constant: 0), count: levels) }

  /// Adds a constraint, before `minimize()`. `level` is the index of its priority, or nil if it is
  /// required. Returns false and changes nothing if it is required and contradicts others.
  mutating func add(_ constraint: LayoutConstraint, level: Int?) -> Bool {
    var row = row(of: constraint.expression)
    var own: [Symbol] = []
    if constraint.relation == .atLeast {
      own.append(symbol(.slack))
      row.add(own[0], -1)
    }
    if let level {
      // The expression can be too small and, for an equation, too large.
      for factor in constraint.relation == .equal ? [1.0, -1] : [1] {
        let error = symbol(.error)
        row.add(error, factor)
        costs[level].add(error, 1)
        own.append(error)
      }
    } else if constraint.relation == .equal {
      own.append(symbol(.fixed))
      row.add(own[0], 1)
    }
    return insert(row, own: own)
  }

  private mutating func symbol(_ kind: Symbol.Kind) -> Symbol {
    count += 1
    return Symbol(index: count, kind: kind)
  }

  /// Returns an expression in terms of the symbols that are not basic.
  private mutating func row(of expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    for (variable, factor) in expression.factors {
      let symbol = variables[variable] ?? symbol(.variable)
      variables[variable] = symbol
      if let basic = rows[symbol] {
        row.add(basic, times: factor)
      } else {
        row.add(symbol, factor)
      }
    }
    return row
  }

  // MARK: Inserting rows

  /// Inserts a row whose value is zero. `own` are the symbols that only this row has. Returns false
  /// and changes no row if it contradicts others.
  private mutating func insert(_ new: Row, own: [Symbol]) -> Bool {
    var row = new
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, own: own) {
      row.solve(for: subject)
      substitute(subject, row)
      rows[subject] = row
      return true
    }
    guard row.factors.keys.allSatisfy({ $0.kind == .fixed }) else { return insertArtificially(row) }
    guard let fixed = own.first, row.constant.magnitude < 1e-4 else { return false }
    // The equation follows from others.
    row.solve(for: fixed)
    rows[fixed] = row
    return true
  }

  /// Returns a symbol for which the row can be solved without making a restricted symbol negative.
  private func subject(of row: Row, own: [Symbol]) -> Symbol? {
    let variable = row.factors.keys.filter { !$0.isRestricted }.min { $0.index < $1.index }
    return variable
      ?? own.first { $0.kind != .fixed && (row.factors[$0] ?? 0) < 0 }
  }

  /// Inserts a row without a subject by minimizing an artificial symbol to zero.
  private mutating func insertArtificially(_ row: Row) -> Bool {
    let before = self
    let artificial = symbol(.slack)
    rows[artificial] = row
    costs.insert(row, at: 0)
    minimize()
    let isZero = costs.removeFirst().constant.magnitude < 1e-4
    if let basic = rows.removeValue(forKey: artificial) {
      let others = basic.factors.keys.filter { $0.kind != .fixed }
      if let entering = others.min(by: { $0.index < $1.index }) {
        pivot(from: artificial, basic, to: entering)
      }
    }
    guard isZero else {
      self = before
      return false
    }
    for symbol in rows.keys { rows[symbol]?.factors[artificial] = nil }
    for level in costs.indices { costs[level].factors[artificial] = nil }
    return true
  }

  private mutating func substitute(_ symbol: Symbol, _ row: Row) {
    for index in rows.values.indices { rows.values[index].substitute(symbol, row) }
    for level in costs.indices { costs[level].substitute(symbol, row) }
  }

  // MARK: Minimizing

  /// Pivots until no symbol can reduce the costs. Both symbols are the first possible ones, so that
  /// the loop ends (Bland's rule).
  mutating func minimize() {
    while let entering {
      let leaving = rows.filter { symbol, row in
        symbol.isRestricted && (row.factors[entering] ?? 0) < 0
      }.min { one, other in
        let (first, second) = (one.value.limit(of: entering), other.value.limit(of: entering))
        return (first - second).isNearlyZero ? one.key.index < other.key.index : first < second
      }
      guard let (symbol, row) = leaving else { return }
      rows[symbol] = nil
      pivot(from: symbol, row, to: entering)
    }
  }

  /// The first symbol that reduces the costs when it grows.
  private var entering: Symbol? {
    var first: Symbol?
    for (level, row) in costs.enumerated() {
      for (symbol, factor) in row.factors
      where factor < 0 && symbol.isRestricted && symbol.kind != .fixed
        && symbol.index < first?.index ?? .max
        && costs[..<level].allSatisfy({ $0.factors[symbol] == nil })
      {
        first = symbol
      }
    }
    return first
  }

  /// Makes `entering` basic in the row of `leaving`.
  private mutating func pivot(from leaving: Symbol, _ old: Row, to entering: Symbol) {
    var row = old
    row.add(leaving, -1)
    row.solve(for: entering)
    substitute(entering, row)
    rows[entering] = row
  }

  // MARK: Result

  var values: [LinearExpression.Variable: Double] {
    variables.mapValues { rows[$0]?.constant ?? 0 }
  }

  /// The variables that have other values in equally good solutions.
  var undetermined: Set<LinearExpression.Variable> {
    var inRows: Set<Symbol> = []
    for row in rows.values { inRows.formUnion(row.factors.keys) }
    inRows.formUnion(variables.values.filter { rows[$0] == nil })
    let free = inRows.filter(isFree)
    let undetermined = variables.filter { _, symbol in
      guard let row = rows[symbol] else { return true }
      return row.factors.keys.contains(where: free.contains)
    }
    return Set(undetermined.keys)
  }

  /// Returns whether a symbol that is zero can have another value at no cost.
  private func isFree(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .fixed: return false
    case .variable: return true
    case .slack, .error:
      guard costs.allSatisfy({ $0.factors[symbol] == nil }) else { return false }
      return !rows.contains { basic, row in
        basic.isRestricted && row.constant.isNearlyZero && (row.factors[symbol] ?? 0) < 0
      }
    }
  }
}
