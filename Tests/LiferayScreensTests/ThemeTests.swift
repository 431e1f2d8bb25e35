import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct ThemeTests {

    private func screenlet(theme: String? = nil) -> SampleScreenlet {
      SampleScreenlet(frame: .zero, themeName: theme)
    }

    @Test func `a nib is searched for where themes are, and a missing one is logged`() throws {
      let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><tableViewCell id="cell" tag="5"/></objects>
        </document>
        """
      let themes = try ThemeFolder(["A/SampleCell_default.xib": cell])
      try withExtendedLifetime(themes) {
        let nib = Bundle.nibInBundles(
          name: "SampleCell_default", currentClass: SampleScreenlet.self)
        let objects = try #require(try nib?.instantiate(withOwner: nil))
        #expect(objects.map { ($0 as? UITableViewCell)?.tag } == [5])

        let messages = logged {
          #expect(
            Bundle.nibInBundles(name: "SampleCell", currentClass: SampleScreenlet.self) == nil)
        }
        #expect(messages == ["LiferayScreens: SampleScreenlet has no nib SampleCell.xib"])
      }
    }

    @Test func `a theme is found by its exact name first, then ignoring case`() throws {
      let themes = try ThemeFolder([
        "A/SampleView_Dark.xib": ThemeFolder.xib(label: "Dark"),
        "B/SampleView_dark.xib": ThemeFolder.xib(label: "dark"),
      ])
      withExtendedLifetime(themes) {
        #expect(screenlet(theme: "dark").screenletView?.accessibilityIdentifier == "dark")
        #expect(screenlet(theme: "Dark").screenletView?.accessibilityIdentifier == "Dark")
      }
    }

    @Test func `defect 25: a theme is found ignoring the case of its name`() throws {
      let themes = try ThemeFolder([
        "SampleView_default.xib": ThemeFolder.xib(),
        "SampleView_barTheme.xib": ThemeFolder.xib(label: "bar"),
      ])
      withExtendedLifetime(themes) {
        let screenlet = screenlet(theme: "BARTheme")
        #expect(screenlet.screenletView?.accessibilityIdentifier == "bar")
        #expect(screenlet.themeName == "BARTheme")
      }
    }

    @Test func `the long name of the architecture tutorial is found`() throws {
      let themes = try ThemeFolder([
        "SampleScreenletView_barTheme.xib": ThemeFolder.xib(label: "bar")
      ])
      withExtendedLifetime(themes) {
        #expect(screenlet(theme: "barTheme").screenletView?.accessibilityIdentifier == "bar")
      }
    }

    @Test func `a missing theme is replaced by the default one, and keeps the requested name`()
      throws
    {
      let themes = try ThemeFolder(["SampleView_default.xib": ThemeFolder.xib(label: "default")])
      withExtendedLifetime(themes) {
        let screenlet = screenlet(theme: "westeros")
        #expect(screenlet.screenletView?.accessibilityIdentifier == "default")
        #expect(screenlet.themeName == "westeros")
        #expect(screenlet.themeError == nil)
      }
    }

    @Test func `defect 25: a theme of the app overrides one with the same name`() throws {
      let bundled = try ThemeFolder(["SampleView_default.xib": ThemeFolder.xib(label: "bundled")])
      let app = try ThemeFolder(["SampleView_default.xib": ThemeFolder.xib(label: "app")])
      withExtendedLifetime((bundled, app)) {
        #expect(screenlet().screenletView?.accessibilityIdentifier == "app")
      }
    }

    @Test func `a missing XIB is an error with the names of the files searched for`() throws {
      let themes = try ThemeFolder([:])
      let make = screenlet(theme:)
      var error: NSError?
      let log = logged {
        let screenlet = make("dark")
        error = screenlet.themeError
        #expect(screenlet.screenletView == nil)
        #expect(!screenlet.performDefaultAction())
      }
      let message = try #require(error?.localizedDescription)
      #expect(short(error) == "LiferayScreens -5")
      #expect(
        message.hasPrefix(
          "SampleScreenlet has no view: none of SampleView_dark.xib, SampleScreenletView_dark.xib,"
            + " SampleView_default.xib, SampleScreenletView_default.xib is in "
            + themes.url.path + ", "))
      #expect(log == ["LiferayScreens: \(message)"])
    }

    @Test func `an outlet that does not exist is an error`() throws {
      let themes = try ThemeFolder(["SampleView_default.xib": ThemeFolder.xib(outlet: "third")])
      let make = screenlet(theme:)
      _ = try logged {
        let error = try #require(make(nil).themeError)
        #expect(short(error) == "LiferayScreens -4")
        #expect(error.localizedDescription.contains("SampleView_default.xib"))
        #expect(error.localizedDescription.contains("'third'"))
      }
      withExtendedLifetime(themes) {}
    }

    @Test func `a class that does not exist is an error`() throws {
      let themes = try ThemeFolder(["SampleView_default.xib": ThemeFolder.xib(class: "Nobody")])
      let make = screenlet(theme:)
      _ = try logged {
        let error = try #require(make(nil).themeError)
        #expect(error.localizedDescription.contains("LiferayScreensTests.Nobody"))
      }
      withExtendedLifetime(themes) {}
    }

    @Test func `a first object that is not a view of a Screenlet is an error`() throws {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="r"/></objects></document>
        """
      let themes = try ThemeFolder(["SampleView_default.xib": xib])
      let make = screenlet(theme:)
      _ = try logged {
        let error = try #require(make(nil).themeError)
        #expect(
          error.localizedDescription
            == "SampleView_default.xib: the first object is a UIView, and has to be a"
            + " BaseScreenletView")
      }
      withExtendedLifetime(themes) {}
    }

    @Test func `a text is found in strings tables where themes are`() throws {
      let themes = try ThemeFolder([
        "en.lproj/westeros.strings": #""westeros-no-title" = "A title is missing.";"#
      ])
      withExtendedLifetime(themes) {
        #expect(
          LocalizedString("westeros", key: "no-title", obj: nil) == "A title is missing.")
        #expect(LocalizedString("westeros", key: "no-url", obj: nil) == "no-url")
      }
    }

    @Test func `a text is found in a string catalogue`() throws {
      let themes = try ThemeFolder([
        "lannister.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "lannister-house" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "House" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Casa" } }
              }
            },
            "lannister-king" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "new", "value" : "King" } }
              }
            },
            "lannister-debt" : { "shouldTranslate" : false }
          },
          "version" : "1.0"
        }
        """,
        "broken.xcstrings": #"{ "strings" : "#,
      ])
      let before = LiferayServerContext.language
      defer { LiferayServerContext.language = before }
      withExtendedLifetime(themes) {
        LiferayServerContext.language = "es"
        #expect(LocalizedString("lannister", key: "house", obj: nil) == "Casa")
        #expect(LocalizedString("lannister", key: "king", obj: nil) == "King")
        #expect(LocalizedString("lannister", key: "debt", obj: nil) == "debt")
        #expect(LocalizedString("broken", key: "house", obj: nil) == "house")
        LiferayServerContext.language = nil
        #expect(LocalizedString("lannister", key: "house", obj: nil) == "House")
      }
    }

    @Test func `a text is in the language that is set, else in English`() throws {
      let themes = try ThemeFolder([
        "en.lproj/westeros.strings": """
        "westeros-house" = "House";
        "westeros-king" = "King";
        """,
        "es.lproj/westeros.strings": #""westeros-house" = "Casa";"#,
      ])
      let before = LiferayServerContext.language
      defer { LiferayServerContext.language = before }
      withExtendedLifetime(themes) {
        LiferayServerContext.language = "es"
        #expect(LocalizedString("westeros", key: "house", obj: nil) == "Casa")
        #expect(LocalizedString("westeros", key: "king", obj: nil) == "King")
        #expect(NSLocale.currentLocaleString == "es_ES")
        LiferayServerContext.language = "en"
        #expect(LocalizedString("westeros", key: "house", obj: nil) == "House")
        LiferayServerContext.language = "de"
        #expect(LocalizedString("westeros", key: "house", obj: nil) == "House")
        LiferayServerContext.language = nil
        #expect(LiferayServerContext.language == nil)
      }
    }

    // MARK: Names

    @Test func `the name of a Screenlet is that of its class without the suffix`() {
      #expect(ScreenletName(SampleScreenlet.self) == "Sample")
      #expect(ScreenletName(BaseScreenlet.self) == "Base")
    }

    @Test func `defect 26: only the last suffix is removed, and nested classes have names`() {
      #expect(ScreenletName(ScreenletDemoScreenlet.self) == "ScreenletDemo")
      #expect(ScreenletName(Outer.NestedScreenlet.self) == "Nested")
      #expect(ScreenletName(NSObject.self) == "NSObject")
    }
  }
}

private final class ScreenletDemoScreenlet {}

private enum Outer {
  final class NestedScreenlet {}
}
