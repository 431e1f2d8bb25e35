/// A user who has signed in with the form, as a browser does.
struct Session {

  /// What the cookie holds.
  let id: String

  /// What has to go with the cookie for a service to be called: proof that no other site's page
  /// sends the request.
  let token: String

  let user: DemoUser
}
