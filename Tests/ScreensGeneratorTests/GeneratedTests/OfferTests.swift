import ScreensGenerator
import Testing

/// What generated tests expect of a button whose users pick an image.
struct OfferTests {
  @Test func `users pick another image than the one that is shown`() throws {
    let generation = Generation(
      """
      screenlet: Sample
      module: Samples
      viewModel: { photo: UIImage? }
      connectors: { Send: { kind: custom, properties: { photo: UIImage } } }
      actions:
        send: { kind: write, connector: Send, sender: { photo: UIImage }, picks: [camera, library] }
        keep: { kind: custom, sender: { photo: UIImage } }
      """)
    #expect(generation.printed == "")
    let view = try generation.file("SampleView_default.swift")
    #expect(!view.contains("userAction(name: SampleScreenlet.SendAction, sender: photo)"))
    #expect(view.contains("userAction(name: SampleScreenlet.KeepAction, sender: photo)"))
    let tests = try generation.file("SampleScreenletTests.swift")
    #expect(
      tests.contains(
        """
            view.photoImageView?.image = UIImage.stub
            let picked = UIImage()
            let user = StubImagePicker(picked)
            screenlet.imagePickerPresenter = user
            let actions = screenlet.performedActions {
              view.sendButton?.sendActions(for: .touchUpInside)
            }

        """))
    #expect(tests.contains("performAction(name: SampleScreenlet.SendAction, sender: UIImage.stub)"))
  }
}
