import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  /// Actions that wait: for an answer of the user, or until nothing more is typed.
  @MainActor @Suite struct UserActionTests {

    private let themes: ThemeFolder
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screenlet: SampleScreenlet
    private let view: SampleView_default
    private let asked = Asked()

    init() throws {
      themes = try ThemeFolder(["Default/SampleView_default.xib": ThemeFolder.xib()])
      screenlet = SampleScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
      view = try #require(screenlet.screenletView as? SampleView_default)
      window.addSubview(screenlet)
      screenlet.confirmationPresenter = asked
      SampleScreenlet.events.removeAll()
    }

    /// Keeps questions until a test answers them.
    private final class Asked: ConfirmationPresenter {
      var questions: [String] = []
      var answers: [@MainActor (Bool) -> Void] = []

      func confirm(
        _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
      ) {
        questions.append(question)
        answers.append(completion)
      }
    }

    /// The actions that the Screenlet was asked to perform.
    private var performed: [String] {
      SampleScreenlet.events.all.compactMap { $0.wholeMatch(of: /screenlet.createInteractor (.*)/) }
        .map { String($0.1) }
    }

    // MARK: Questions

    @Test(arguments: [true, false])
    func `an action begins if its user agrees`(isConfirmed: Bool) throws {
      view.questions = ["save": "Save it?"]
      try view.button?.tap()
      #expect(asked.questions == ["Save it?"])
      #expect(performed == [])
      asked.answers.first?(isConfirmed)
      #expect(performed == (isConfirmed ? ["save"] : []))
    }

    @Test func `an action without a question begins at once, and so does one of the app's`() throws
    {
      view.questions = ["other": "Really?"]
      try view.button?.tap()
      screenlet.performAction(name: "other")
      #expect(asked.questions == [])
      #expect(performed == ["save", "other"])
    }

    @Test func `where nobody can be asked the answer is no`() throws {
      screenlet.confirmationPresenter = nil
      view.questions = ["save": "Save it?"]
      try view.button?.tap()
      #expect(performed == [])
    }

    // MARK: Images

    /// Picks an image, or none.
    private final class Picker: ImagePickerPresenter {
      var sources: [[ImageSource]] = []
      var image: UIImage?

      func pickImage(
        from sources: [ImageSource], inView view: UIView,
        completion: @escaping @MainActor (UIImage?) -> Void
      ) {
        self.sources.append(sources)
        completion(image)
      }
    }

    @Test(arguments: [true, false])
    func `an action begins with the image that its user picks`(isPicked: Bool) throws {
      let picker = Picker()
      picker.image = isPicked ? UIImage() : nil
      screenlet.imagePickerPresenter = picker
      view.sources = ["save": [.camera, .library]]
      try view.button?.tap()
      #expect(picker.sources == [[.camera, .library]])
      #expect(performed == (isPicked ? ["save"] : []))
    }

    @Test func `an image that is sent is not picked, and nobody picks without a presenter`() throws
    {
      view.sources = ["save": [.library]]
      view.userAction(name: "save", sender: UIImage())
      #expect(performed == ["save"])
      try view.button?.tap()
      #expect(performed == ["save"])
    }

    // MARK: Delays

    @Test func `an action waits until nothing more is typed`() async throws {
      view.delays = ["find": 0.05]
      let field = try #require(view.first)
      field.becomeFirstResponder()
      for _ in 0..<3 { view.userAction(name: "find", sender: field) }
      #expect(performed == [])
      await eventually { !performed.isEmpty }
      try await Task.sleep(for: .milliseconds(100))
      #expect(performed == ["find"])
    }

    @Test func `another control does not wait, and ends the wait of a field`() async throws {
      view.delays = ["save": 0.05]
      let field = try #require(view.first)
      field.becomeFirstResponder()
      view.userAction(name: "save", sender: field)
      try view.button?.tap()
      #expect(performed == ["save"])
      try await Task.sleep(for: .milliseconds(100))
      #expect(performed == ["save"])
    }

    @Test func `a question comes after the wait`() async throws {
      view.delays = ["find": 0.01]
      view.questions = ["find": "Search the web?"]
      let field = try #require(view.first)
      field.becomeFirstResponder()
      view.userAction(name: "find", sender: field)
      #expect(asked.questions == [])
      await eventually { !asked.questions.isEmpty }
      asked.answers.first?(true)
      #expect(performed == ["find"])
    }

    @Test func `each action has a wait of its own`() async throws {
      view.delays = ["find": 0.02, "count": 0.01]
      let field = try #require(view.first)
      field.becomeFirstResponder()
      view.userAction(name: "find", sender: field)
      view.userAction(name: "count", sender: field)
      await eventually { performed.count == 2 }
      #expect(Set(performed) == ["find", "count"])
    }
  }
}
