import Foundation
import LiferayScreens
import LiferayScreensCompatibility
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// Functions and properties that only old code calls.
@MainActor @Suite(.stubbedServers) struct OldNamesTests {

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()

  // MARK: Threads

  @Test func `a closure is called at once on the main thread, unless that is forced`() async {
    dispatch_main { [log] in log.add("now") }
    log.add("then")
    dispatch_main(true) { [log] in log.add("later") }
    log.add("in the end")
    #expect(log.entries == ["now", "then", "in the end"])
    await eventually { log.entries.count == 4 }
    #expect(log.entries.last == "later")
  }

  @Test func `closures get to the main thread from another one`() async {
    await Task.detached { [log] in
      dispatch_main { log.add("main") }
    }.value
    await eventually { log.entries.count == 1 }
    dispatch_async({}, thenMain: { [log] in log.add("after work") })
    await eventually { log.entries.count == 2 }
    dispatch_async { [log] in
      dispatch_main { log.add("from work") }
    }
    await eventually { log.entries.count == 3 }
    dispatch_delayed(0.01) { [log] in log.add("delayed") }
    #expect(log.entries == ["main", "after work", "from work"])
    await eventually { log.entries.count == 4 }
    #expect(log.entries.last == "delayed")
  }

  // MARK: Values

  @Test(arguments: [(nil, nil), ("", nil), (" ", " "), ("a", "a")] as [(String?, String?)])
  func `an empty text is nil`(text: String?, expected: String?) {
    #expect(nullIfEmpty(text) == expected)
  }

  @Test func `a date is made of milliseconds`() {
    let date = Date(millisecondsSince1970: 1500)
    #expect(date == Date(timeIntervalSince1970: 1.5))
    #expect(date.equalToDate(Date(timeIntervalSince1970: 1.5)))
    #expect(!date.equalToDate(Date(timeIntervalSince1970: 1)))
  }

  @Test func `texts and objects are read as values`() {
    #expect(
      ["true", " TRUE ", "1", "0", "yes", ""].map(Bool.from(string:)) == [
        true, true, true, false, false, false,
      ])
    let values: [Any] = ["1", 1, 0, true, [1]]
    #expect(values.map(Bool.from(any:)) == [true, true, false, true, false])
    #expect(["12", "-3", "1.5", ""].map(\.asNumber) == [12, -3, nil, nil])
    #expect("<?xml version=\"1.0\"?>".isXml)
    #expect(!"<p>".isXml)
    #expect("a photo (1).jpg".toSafeFilename() == "a-photo-1-jpg")
    #expect(NSLocale.currentLanguageString.count == 2)
    let object: JSONObject = ["list": [1] as JSONArray]
    #expect(object.count == 1)
  }

  @Test func `a dictionary takes and loses values`() {
    var values = ["a": 1, "b": 2, "c": 3]
    values.merge(["b": 4])
    values.removeValueForKeys(["a", "d"])
    #expect(values == ["b": 4, "c": 3])
  }

  @Test func `who is logged in`() throws {
    _ = StubSession.loggedIn()
    let context = try #require(SessionContext.currentContext)
    #expect(context.userId == context.user.userId)
    #expect(context.userAttributes.count == context.user.attributes.count)
    #expect(LRSession(server: "http://a/").serverName == "http://a")
    #expect(LRSession(server: "http://a").serverName == "http://a")
    let none: CredentialsStorage.LoadResult? = nil
    #expect(none == nil)
  }

  @Test func `methods of basic authentication have a keyboard, an icon and a text`() {
    let methods = BasicAuthMethod.all()
    #expect(methods.map(\.keyboardType) == [.emailAddress, .asciiCapable, .numberPad])
    #expect(methods.map(\.iconType) == ["mail", "user", "user"])
    #expect(
      methods.map(\.description) == [
        "auth-method-email", "auth-method-screenname", "auth-method-userid",
      ])
  }

  @Test func `copies of a dictionary have other values`() {
    let values = ["a": 1, "b": 2]
    #expect(values.copyAndAdd("b", value: 3) == ["a": 1, "b": 3])
    #expect(values.copyAndRemove("a") == ["b": 2])
    #expect(values.copyAndRemove(["a", "c"]) == ["b": 2])
    #expect(values.copyAndMerge(["b": 4, "c": 5]) == ["a": 1, "b": 4, "c": 5])
  }

  @Test func `an entry has the image that it was created with`() {
    let image = UIImage.stub
    let entry = ImageEntry(attributes: ["fileEntryId": 9, "image": image])
    #expect(entry.imageEntryId == 9)
    #expect(entry.image === image)
    #expect(ImageEntry(attributes: [:]).image == nil)
  }

  // MARK: Views

  @Test func `a view that shows its rating entry has the other values of it`() {
    let view = OldRatingView()
    let model: any RatingViewModel = view
    #expect(model.average == 0)
    #expect(!model.hasScore)
    model.ratingEntry = RatingEntry(
      attributes: ["average": 0.5, "totalCount": 3, "userScore": -1])
    model.average = 0.1
    model.totalCount = 1
    model.score = 1
    model.hasScore = true
    #expect(model.average == 0.5)
    #expect(model.totalCount == 3)
    #expect(model.score == -1)
    #expect(!model.hasScore)
    model.ratingEntry = RatingEntry(
      attributes: ["average": 0.5, "totalCount": 3, "userScore": 0.25])
    #expect(model.score == 0.25)
    #expect(model.hasScore)
  }

  @Test func `a view is faded, at once without a delay`() {
    let view = UIView(frame: .zero)
    view.changeVisibility(visible: true)
    #expect(view.alpha == 0)
    view.changeVisibility(visible: false, delay: 0)
    #expect(view.alpha == 1)
  }

  @Test func `an image view shows a placeholder until the image comes`() async throws {
    let session = StubSession.loggedIn()
    let address = "https://stub.example.com/compatibility.png"
    session.serves(StubSession.image, at: address)
    let (view, placeholder) = (UIImageView(frame: .zero), UIImage.stub)
    view.lr_setImageWithURL(
      try #require(URL(string: address)), placeholderImage: placeholder,
      optionsInfo: [.backgroundDecode])
    #expect(view.image === placeholder)
    await eventually { view.image !== placeholder }
    #expect(view.image != nil)

    view.lr_setImageWithURL(
      try #require(URL(string: "\(address)?missing")), placeholderImage: placeholder)
    #expect(view.image === placeholder)
    await eventually { view.image == nil }
    #expect(view.image == nil)
  }

  @Test func `a portrait has actions by their old names, and is taken away`() {
    let screenlet = UserPortraitScreenlet(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    screenlet.autoLoad = false
    window.addSubview(screenlet)
    #expect(UserPortraitScreenlet.LoadPortrait == UserPortraitScreenlet.LoadPortraitAction)
    #expect(UserPortraitScreenlet.UploadPortrait == UserPortraitScreenlet.UploadPortraitAction)
    screenlet.viewModel?.image = UIImage.stub
    #expect(screenlet.viewModel?.image != nil)
    screenlet.loadPlaceholder()
    #expect(screenlet.viewModel?.image == nil)
  }
}

/// A view that shows its entry only.
@MainActor private final class OldRatingView: RatingViewModel {

  var ratingEntry: RatingEntry?
}
