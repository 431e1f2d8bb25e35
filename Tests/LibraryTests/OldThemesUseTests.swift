import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// Themes and storyboards of Liferay Screens 5: classes without a module, outlets and actions by
/// their old names.
@MainActor @Suite(.stubbedServers) struct OldThemesUseTests {

  private let session = StubSession.loggedOut()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Returns the Screenlet that a XIB names without its module, in the theme `old`.
  private func screenlet<Shown: BaseScreenlet>(_ name: String, theme: String) throws -> Shown {
    let folder = try ThemeFolder("\(name)View_old.xib", theme)
    defer { folder.remove() }
    let file = """
      <document><objects>
        <view id="a" customClass="\(name)Screenlet">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="old"/>
          </userDefinedRuntimeAttributes>
        </view>
      </objects></document>
      """
    let objects = try UINib(data: Data(file.utf8)).instantiate(withOwner: nil)
    let screenlet = try #require(objects.first as? Shown)
    window.addSubview(screenlet)
    try #require(screenlet.screenletView != nil)
    return screenlet
  }

  @Test func `a login by an action of the XIB`() async throws {
    session.answers(["userId": 20130, "firstName": "Ada"], to: "get-user-by-email-address")
    let login: LoginScreenlet = try screenlet(
      "Login",
      theme: """
        <textField id="name"/><textField id="password"/>
        <button id="button" buttonType="system" restorationIdentifier="login-action">
          <connections>
            <action selector="loginButtonClicked:" destination="root" eventType="touchUpInside" id="c"/>
          </connections>
        </button>
        <button id="authorize" buttonType="system"/>
        """
          + outlets([
            "userNameField": "name", "passwordField": "password", "loginButton": "button",
            "authorizeButton": "authorize",
          ]))
    let view = try #require(login.screenletView as? LoginView_default)
    #expect(view.authorizeButton?.isHidden == true && view.loginButton?.isHidden == false)
    view.userNameField?.text = "ada@example.com"
    view.passwordField?.text = "test"
    let outcome = try await login.outcome(of: LoginScreenlet.LoginAction) {
      view.loginButton?.sendActions(for: .touchUpInside)
    }
    #expect(outcome.error == nil)
    #expect(session.calls.count == 1)
    login.loginMode = "oauth2redirect"
    #expect(view.authorizeButton?.isHidden == false && view.loginButton?.isHidden == true)
  }

  @Test func `the one button of a sign-up saves the user who is logged in`() throws {
    let signUp: SignUpScreenlet = try screenlet(
      "SignUp",
      theme: """
        <scrollView id="scroll"><subviews><textField id="mail"/></subviews></scrollView>
        <button id="button" buttonType="system">
          <connections>
            <action selector="signUpAction:" destination="root" eventType="touchUpInside" id="c"/>
          </connections>
        </button>
        """ + outlets(["emailAddressField": "mail", "signUpButton": "button", "scroll": "scroll"]))
    let view = try #require(signUp.screenletView as? SignUpView_default)
    #expect(view.scroll != nil)
    let actions = signUp.performedActions {
      view.signUpButton?.sendActions(for: .touchUpInside)
      view.editCurrentUser = true
      view.signUpButton?.sendActions(for: .touchUpInside)
    }
    #expect(
      actions.map(\.name) == [SignUpScreenlet.SignUpAction, SignUpScreenlet.SaveSignUpAction])
  }

  @Test func `a comment in a text field, sent when there is one`() throws {
    let add: CommentAddScreenlet = try screenlet(
      "CommentAdd",
      theme: """
        <textField id="text"/>
        <button id="button" buttonType="system">
          <connections>
            <action selector="addComment:" destination="root" eventType="touchUpInside" id="c"/>
          </connections>
        </button>
        """ + outlets(["addCommentTextField": "text", "sendCommentButton": "button"]))
    let view = try #require(add.screenletView as? CommentAddView_default)
    #expect(view.sendCommentButton?.isEnabled == false)
    view.addCommentTextField?.insertText("Nice")
    #expect(view.sendCommentButton?.isEnabled == true)
    #expect(add.viewModel?.body == "Nice")
    add.viewModel?.body = ""
    #expect(view.sendCommentButton?.isEnabled == false)
  }

  @Test func `a portrait with an indicator, and a placeholder by its theme`() async throws {
    let session = StubSession.loggedIn()
    session.answers(["userId": 7, "portraitId": 0, "firstName": "Ada"], to: "get-user-by-id")
    session.serves(
      StubSession.image,
      at: "\(LiferayServerContext.server)/image/user_portrait?img_id=0")
    let portrait: UserPortraitScreenlet = try screenlet(
      "UserPortrait",
      theme: """
        <imageView id="image"/><activityIndicatorView id="indicator"/>
        <button id="button" buttonType="system">
          <connections>
            <action selector="editPortraitButtonClicked:" destination="root" eventType="touchUpInside" id="c"/>
          </connections>
        </button>
        """
          + outlets([
            "portraitImage": "image", "activityIndicator": "indicator", "editButton": "button",
          ]))
    let view = try #require(portrait.screenletView as? UserPortraitView_old)
    _ = try await portrait.outcome(of: UserPortraitScreenlet.LoadPortraitAction) {
      #expect(portrait.load(userId: 7))
      #expect(view.activityIndicator?.isAnimating == true)
    }
    #expect(view.activityIndicator?.isAnimating == false)
    #expect(view.namesWithoutPortrait == ["Ada"])
  }

  private func outlets(_ destinations: KeyValuePairs<String, String>) -> String {
    "</subviews><connections>"
      + destinations.map { name, id in
        "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)\"/>"
      }.joined() + "</connections>"
  }
}

/// A folder with the XIB of a theme, whose root and outlets are given.
@MainActor
private struct ThemeFolder {
  private let url = URL.temporaryDirectory.appending(path: UUID().uuidString)

  init(_ name: String, _ content: String) throws {
    let view = name.prefix { $0 != "." }
    let file = """
      <document><objects>
        <view id="root" customClass="\(view)" customModule="LibraryTests">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews>\(content)
        </view>
      </objects></document>
      """
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(file.utf8).write(to: url.appending(path: name))
    ThemeBundles.register(directory: url)
  }

  func remove() {
    ThemeBundles.unregister(directory: url)
    try? FileManager.default.removeItem(at: url)
  }
}

final class LoginView_old: LoginView_default {}
final class SignUpView_old: SignUpView_default {}
final class CommentAddView_old: CommentAddView_default {}
final class UserPortraitView_old: UserPortraitView_default {
  private(set) var namesWithoutPortrait: [String] = []

  override func loadPlaceholder(for user: User) {
    namesWithoutPortrait.append(user.firstName)
  }
}
