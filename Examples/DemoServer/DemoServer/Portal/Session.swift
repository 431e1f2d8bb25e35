/// A user who has signed in with the form, like in a browser.
struct Session {

  /// The value of the cookie.
  let id: String

  /// The token that service calls need in addition to the cookie, as proof that the request does
  /// not come from another site's page.
  let token: String

  let user: DemoUser
}
