import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIWindowTests {
  final class Controller: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = LoggingView("root", log)
    }

    override func viewDidLoad() {
      log.lines.append("viewDidLoad")
    }
  }

  @Test func `a window shows its controller's view when it becomes visible`() {
    let log = Log()
    let controller = Controller(log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)

    window.makeKeyAndVisible()

    #expect(
      log.lines == [
        "viewDidLoad", "root willMove to window", "root willMove to superview",
        "root didMove to window", "root didMove to superview",
      ])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(UIApplication.shared.keyWindow === window)
  }

  @Test func `another controller's view replaces the first`() {
    let window = UIWindow(frame: .zero)
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = first
    window.makeKeyAndVisible()

    window.rootViewController = second

    #expect(window.subviews == [second.view])
    #expect(first.view.window == nil)
  }

  @Test func `the app holds its windows weakly`() {
    weak var gone: UIWindow?
    do {
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      gone = window
    }
    #expect(gone == nil)
    #expect(!UIApplication.shared.windows.contains { $0 === gone })
  }
}
