import LiferayScreens
import UIKit

final class Note {
  var text = ""
}

class NotesView: BaseScreenletView {
  var note: Note?
}

nonisolated func show(_ text: String, in view: NotesView) async {
  let note = Note()
  await MainActor.run { view.note = note }
  note.text = text
}

func title(of note: Note?) -> String {
  let title: String
  if let note { title = note.text }
  return title
}
