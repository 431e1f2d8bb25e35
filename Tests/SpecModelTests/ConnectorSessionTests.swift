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
}
