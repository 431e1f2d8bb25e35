import SourceText
import Testing

@testable import SpecEditing

struct ServicesEditTests {
  private func edited(_ text: String) -> String? {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "App.module.yml", text: text)
    return SpecEdit(addingServices: "portal.services", to: file, reporting: &diagnostics)?.text
  }

  @Test(arguments: [
    ("module: App\n", "module: App\nservices: portal.services\n"),
    ("module: App", "module: App\nservices: portal.services\n"),
    (
      "# ours\r\nmodule: App # of all\r\n",
      "# ours\r\nmodule: App # of all\r\nservices: portal.services\r\n"
    ),
    ("{ module: App }\n", "{ module: App , services: portal.services}\n"),
    (
      "services: bank.services # ours\nmodule: App\n",
      "services: [bank.services, portal.services] # ours\nmodule: App\n"
    ),
    ("services: [a.services]\nmodule: A\n", "services: [a.services, portal.services]\nmodule: A\n"),
    ("services: []\nmodule: A\n", "services: [portal.services]\nmodule: A\n"),
    (
      "services:\n  - a.services\n  - b.services # two\nmodule: A\n",
      "services:\n  - a.services\n  - b.services # two\n  - portal.services\nmodule: A\n"
    ),
  ])
  func `a module file gets to name a catalogue`(_ text: String, _ expected: String) {
    #expect(edited(text) == expected)
  }

  @Test(arguments: [
    "services: { a: b }\nmodule: A\n", "module: [", "services: &x [a.services]\nmodule: *x\n",
  ])
  func `a file that it cannot be added to is left alone`(_ text: String) {
    #expect(edited(text) == nil)
  }
}
