import Foundation
import TestSupport

/// The files below a folder, without what runs remember there for `undo`.
func output(below folder: URL) throws -> [String: Data] {
  try TemporaryFolder.files(below: folder).filter { !$0.key.hasPrefix(".screens-gen/") }
}
