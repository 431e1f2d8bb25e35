import Testing

@testable import ScreensGenerator

/// Two things with one name, of which one comes with a key of an action.
struct NamesUniquenessOfLoginsTests {
  @Test func `a connector and those of a login`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        viewModel: { userName: String, password: String }
        connectors:
          Login: { service: LRUserService_v7, method: getCurrentUser }
          LoginByCookie: { service: LRUserService_v7, method: getCurrentUser }
        actions:
          login: { kind: login, by: [email, cookie] }
        """
      ).printed == """
        Sample.screenlet.yml:4:3: error: two things make the type 'LoginLiferayConnector'; give one of them another name
        4 |   Login: { service: LRUserService_v7, method: getCurrentUser }
          |   ^~~~~
        Sample.screenlet.yml:7:3: note: the first comes from here
        7 |   login: { kind: login, by: [email, cookie] }
          |   ^~~~~
        Sample.screenlet.yml:5:3: error: two things make the type 'LoginByCookieLiferayConnector'; give one of them another name
        5 |   LoginByCookie: { service: LRUserService_v7, method: getCurrentUser }
          |   ^~~~~~~~~~~~~
        Sample.screenlet.yml:7:3: note: the first comes from here
        7 |   login: { kind: login, by: [email, cookie] }
          |   ^~~~~

        """)
  }

  @Test func `a property and what a login or an action that loads by itself needs`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        properties: { loginMethod: String, autoLoad: Bool, logout: Bool, loadStoredCredentials: Int }
        viewModel: { userName: String, password: String }
        actions:
          login: { kind: login, by: [email, cookie], saveCredentials: yes, autoLoad: yes }
        """
      ).printed == """
        Sample.screenlet.yml:5:3: error: two things make the member of the Screenlet 'loadStoredCredentials'; give one of them another name
        5 |   login: { kind: login, by: [email, cookie], saveCredentials: yes, autoLoad: yes }
          |   ^~~~~
        Sample.screenlet.yml:2:66: note: the first comes from here
        2 | properties: { loginMethod: String, autoLoad: Bool, logout: Bool, loadStoredCredentials: Int }
          |                                                                  ^~~~~~~~~~~~~~~~~~~~~
        Sample.screenlet.yml:5:3: error: two things make the member of the Screenlet 'logout'; give one of them another name
        5 |   login: { kind: login, by: [email, cookie], saveCredentials: yes, autoLoad: yes }
          |   ^~~~~
        Sample.screenlet.yml:2:52: note: the first comes from here
        2 | properties: { loginMethod: String, autoLoad: Bool, logout: Bool, loadStoredCredentials: Int }
          |                                                    ^~~~~~
        Sample.screenlet.yml:5:25: error: two things make the member of the Screenlet 'loginMethod'; give one of them another name
        5 |   login: { kind: login, by: [email, cookie], saveCredentials: yes, autoLoad: yes }
          |                         ^~
        Sample.screenlet.yml:2:15: note: the first comes from here
        2 | properties: { loginMethod: String, autoLoad: Bool, logout: Bool, loadStoredCredentials: Int }
          |               ^~~~~~~~~~~
        Sample.screenlet.yml:5:68: error: two things make the member of the Screenlet 'autoLoad'; give one of them another name
        5 |   login: { kind: login, by: [email, cookie], saveCredentials: yes, autoLoad: yes }
          |                                                                    ^~~~~~~~
        Sample.screenlet.yml:2:36: note: the first comes from here
        2 | properties: { loginMethod: String, autoLoad: Bool, logout: Bool, loadStoredCredentials: Int }
          |                                    ^~~~~~~~

        """)
  }

  @Test func `a sender and the result of an interactor`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        actions:
          rate: { kind: custom, sender: { resultScore: Double }, result: { score: Double } }
        """
      ).printed == """
        Sample.screenlet.yml:3:68: error: two things make the member of the interactor 'resultScore'; give one of them another name
        3 |   rate: { kind: custom, sender: { resultScore: Double }, result: { score: Double } }
          |                                                                    ^~~~~
        Sample.screenlet.yml:3:35: note: the first comes from here
        3 |   rate: { kind: custom, sender: { resultScore: Double }, result: { score: Double } }
          |                                   ^~~~~~~~~~~

        """)
  }

  @Test func `an action without a button takes no outlet`() {
    #expect(
      Generation(
        """
        screenlet: Sample
        viewModel: { rateButton: String }
        actions:
          rate: { kind: custom, sender: { score: Double } }
        """
      ).printed == "")
  }
}
