import SpecModel
import Testing

struct ConnectorSessionTests {
  @Test func `a session is nobody's or that of a user`() throws {
    let spec = try screenlet(
      """
      screenlet: Guests
      connectors:
        A: { path: /o/guests, session: none }
        B:
          properties: { user: String, secret: String }
          service: LRUserService_v7
          method: getCurrentUser
          session: { userName: user, password: secret }
        C: { path: /o/guests }
      """)
    let properties = spec.connectors[1].properties
    #expect(
      spec.connectors.map(\.session)
        == [.some(.none), .basic(userName: properties[0], password: properties[1]), nil])
  }

  @Test func `a session that is neither is refused`() {
    let spec = """
      screenlet: Guests
      connectors:
        A: { service: LRUserService_v7, method: getCurrentUser, session: nobody }
        B:
          properties: { user: String, secret: String? }
          path: /o/guests
          session: { userName: usr, password: secret }
        C: { path: /o/guests, session: { userName: '' } }
        D: { url: 'https://example.com', session: none }
        E: { kind: custom, session: none }
        F: { path: /o/guests, session: [none] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:68: error: unknown session 'nobody'; write 'none', or \
        '{ userName: anonymousApiUserName, password: anonymousApiPassword }'
        3 |   A: { service: LRUserService_v7, method: getCurrentUser, session: nobody }
          |                                                                    ^~~~~~
        spec.yml:7:26: error: the connector has no property 'usr'; did you mean 'user'?
        7 |     session: { userName: usr, password: secret }
          |                          ^~~
        spec.yml:7:41: error: 'secret' is 'String?', but a session needs a 'String'; \
        make the types agree
        7 |     session: { userName: usr, password: secret }
          |                                         ^~~~~~
        spec.yml:8:34: error: 'session' has no 'password'; add the key
        8 |   C: { path: /o/guests, session: { userName: '' } }
          |                                  ^~~~~~~~~~~~~~~~
        spec.yml:8:46: error: the connector has no property ''; declare it under its \
        'properties'
        8 |   C: { path: /o/guests, session: { userName: '' } }
          |                                              ^~
        spec.yml:9:36: error: 'session' does not apply to a connector of kind 'http'; it never \
        sends the credentials of a login; remove the key
        9 |   D: { url: 'https://example.com', session: none }
          |                                    ^~~~~~~
        spec.yml:10:22: error: 'session' does not apply to a connector of kind 'custom'; remove \
        the key, and override 'createSession()' in its class
        10 |   E: { kind: custom, session: none }
           |                      ^~~~~~~
        spec.yml:11:34: error: expected 'none' or a mapping for 'session', found a list
        11 |   F: { path: /o/guests, session: [none] }
           |                                  ^~~~~~

        """)
  }

  @Test func `the connector of a list calls as whoever is logged in`() {
    let spec = """
      screenlet: Guests
      models: { Guest: { name: String } }
      list:
        of: Guest
        connector: { path: /o/guests, session: none }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:33: error: unknown key 'session'; the rows of a list are got as whoever is \
        logged in; remove the key
        5 |   connector: { path: /o/guests, session: none }
          |                                 ^~~~~~~

        """)
  }
}
