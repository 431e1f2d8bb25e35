import HeadlessUIKit
import Testing

@testable import LiferayScreens

@MainActor
struct ContentWebViewTests {
  @Test func `a page is as high as its content, and moves what is below it`() {
    let page = ContentWebView(frame: .zero, configuration: WKWebViewConfiguration())
    let below = UIView(frame: .zero)
    below.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [page, below])
    stack.axis = .vertical
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for height: CGFloat in [300, 120] {
      page.contentHeight = height
      view.layoutIfNeeded()
      #expect(page.frame.size == CGSize(width: 320, height: height))
      #expect(below.frame.minY == height)
    }
  }

  @Test func `the margins of the page are those of the views around it`() {
    let page = ContentWebView(frame: .zero, configuration: WKWebViewConfiguration())
    page.showHTML("<p>Text")
    #expect(page.loadedHTML?.contains("margin: 0;") == true)
  }
}
