import LiferayScreens
import SwiftUI

struct NoteView: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel(frame: .zero) }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = context.coordinator.title
  }
}

struct NotesPage: View {
  var body: some View {
    ScreenletView(BaseScreenlet(frame: .zero), events: UIView(frame: .zero)) { _, _ in }
  }
}

@MainActor func save(_ screenlet: BaseScreenlet) async throws -> String {
  let note = try screenlet.perform("save", as: String.self)
  return try await screenlet.perform(note)
}

#Preview("default") {
  ScreenletView(BaseScreenlet(frame: .zero), events: UIView(frame: .zero)) { _, _ in }
}

#Preview("other") {
  ScreenletView(BaseScreenlet(frame: .zero))
}
