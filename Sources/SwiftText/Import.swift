/// An import of a module.
package struct Import: Hashable, Sendable {
  /// The module, such as `A` for `import struct A.B`.
  package let name: Name
  /// Whether importing this file's module also imports that one (`@_exported`).
  package let isExported: Bool
  /// The branches of `#if` around it, the outermost first.
  package let clauses: [Clause]
}
