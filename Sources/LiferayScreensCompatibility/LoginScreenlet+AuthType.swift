public import LiferayScreens
public import LiferayScreensLibrary

extension LoginScreenlet {

  /// The type of authentication that `loginMode` names; `basic` for a mode that names none.
  ///
  /// In new code, set `loginMethod`.
  public var authType: AuthType {
    get { AuthTypeFromString(loginMode) ?? .basic }
    set {
      loginMode = StringFromAuthType(newValue)
      logInByRedirect()
    }
  }

  /// Where the portal sends the browser when users have logged in there, as registered in the
  /// portal. If `loginMode` is `oauth2Redirect`, `LoginAction` shows the portal's own page to log
  /// in on.
  ///
  /// In new code, call `SessionContext.loginInBrowser`.
  @IBInspectable public var oauth2redirectURL: String? {
    get { addedValues["oauth2redirectURL"] as? String }
    set {
      addedValues["oauth2redirectURL"] = newValue
      logInByRedirect()
    }
  }

  /// What shows the page to log in on; nil, as at first, for the browser of the system, which only
  /// Apple platforms have.
  ///
  /// In new code, give it to `SessionContext.loginInBrowser`.
  public var signInBrowser: (any SignInBrowser)? {
    get { addedValues["signInBrowser"] as? any SignInBrowser }
    set { addedValues["signInBrowser"] = newValue }
  }

  private func logInByRedirect() {
    interactorOverride = { [weak self] name, _ in
      guard let self, name == LoginScreenlet.LoginAction, authType == .oauth2Redirect else {
        return nil
      }
      return createRedirectInteractor()
    }
  }

  private func createRedirectInteractor() -> Interactor {
    let interactor = LoginOAuth2RedirectInteractor(
      screenlet: self, browser: signInBrowser, redirectURL: oauth2redirectURL ?? "",
      scopes: oauth2Scopes.split(separator: " ").map(String.init), clientId: oauth2clientId,
      clientSecret: oauth2clientSecret)

    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let userAttributes = interactor?.resultUserAttributes else { return }
      loginDelegate?.screenlet(self, onLoginResponseUserAttributes: userAttributes)
      if saveCredentials, SessionContext.currentContext?.storeCredentials() == true {
        loginDelegate?.screenlet(self, onCredentialsSavedUserAttributes: userAttributes)
      }
    }

    interactor.onFailure = { [weak self] error in
      guard let self else { return }
      loginDelegate?.screenlet(self, onLoginError: error)
    }
    return interactor
  }
}
