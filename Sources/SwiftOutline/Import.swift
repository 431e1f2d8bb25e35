/// An import of a module.
package struct Import: Hashable, Sendable {
  /// The module: `A` for `import struct A.B`.
  package let name: Name
  /// Whether what imports this file's module gets that one too: `@_exported`.
  package let isExported: Bool
  /// The branches of `#if` around it, the outermost first.
  package let clauses: [Clause]
}
