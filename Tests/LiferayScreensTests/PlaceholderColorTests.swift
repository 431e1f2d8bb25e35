import Foundation
import LiferayScreens
import LiferayScreensTesting
import Testing

#if canImport(UIKit)
  import UIKit
#endif

@MainActor struct PlaceholderColorTests {

  @Test func `the colour is that of the placeholder's text`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.placeholderColor == nil)
    field.placeholderColor = .red
    #expect(field.placeholder == "Name")
    #expect(field.placeholderColor == .red)
    field.placeholderColor = nil
    #expect(field.placeholder == "Name")
    #expect(field.placeholderColor == nil)
  }

  @Test func `a field without a placeholder has no colour`() {
    let field = UITextField()
    field.placeholderColor = .red
    #expect(field.placeholder == nil)
    #expect(field.placeholderColor == nil)
  }

  @Test func `another placeholder has the colour of the system`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.placeholderColor = .red
    field.placeholder = "Nombre"
    #expect(field.placeholderColor == nil)
  }

  @Test func `translations leave the colours`() {
    let view = Form(frame: .zero)
    let box = UIView()
    box.addSubview(view.field)
    view.addSubview(box)
    view.field.placeholder = "Name"
    view.field.placeholderColor = .red
    let screenlet = BaseScreenlet(frame: .zero)
    screenlet.screenletView = view
    screenlet.refreshTranslations()
    #expect(view.field.placeholder == "Nombre")
    #expect(view.field.placeholderColor == .red)
  }

  private final class Form: BaseScreenletView {
    let field = UITextField()

    override func onSetTranslations() { field.placeholder = "Nombre" }
  }
}
