#if !canImport(UIKit)
  public import Foundation

  /// The reason that a XIB cannot be instantiated. Thrown by
  /// `UINib.instantiate(withOwner:options:)`.
  ///
  ///     AddBookmarkView_default.xib:39: outlet 'o02-tX-001': destination is 'tit-tX-002', which is
  ///     no object of this XIB
  public struct XIBError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, without its directory.
    public let file: String

    /// The line on which the element begins, from 1; nil if the problem concerns the whole file.
    public let line: Int?

    /// The name of the element, and its id if it has one.
    public let element: String?

    /// The problem, with the text that caused it.
    public let problem: String

    /// File, line, element and problem, as far as known, on one line.
    public var description: String {
      [line.map { "\(file):\($0)" } ?? file, element, problem].compactMap(\.self)
        .joined(separator: ": ")
    }

    /// The same as `description`.
    public var errorDescription: String? {
      description
    }
  }
#endif
