import Foundation

class NotesOperation: Operation, @unchecked Sendable {
  var notes: [String] = []

  override func main() {
    notes = []
  }
}
