import SourceText
import SpecModel
import Testing

/// Which keys an action has that logs in, and what they mean for it.
struct LoginSpecKeysTests {
  @Test func `a key that no way to log in has a use for is refused`() {
    let spec = """
      screenlet: Login
      properties: { userName: String, password: String, companyId: Int64 = 0 }
      actions:
        login:
          kind: login
          by: [cookie, userId]
          companyId: companyId
          oauth2Scopes: userName
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:5: error: 'companyId' does not apply to a login by 'cookie' or 'userId'; remove \
        it, or add one of 'email', 'screenName' to 'by'
        7 |     companyId: companyId
          |     ^~~~~~~~~
        spec.yml:8:5: error: 'oauth2Scopes' does not apply to a login by 'cookie' or 'userId'; \
        remove it, or add 'oauth2' to 'by'
        8 |     oauth2Scopes: userName
          |     ^~~~~~~~~~~~

        """)
  }

  @Test func `keys of other actions mean nothing for a login`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login:
          kind: login
          connector: Login
          service: LRUserService_v7
          inputs: [userName, password]
          sender: { userName: String }
          parse: text
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:5: error: 'connector' does not apply to an action of kind 'login'; it has \
        connectors of its own; remove the key
        6 |     connector: Login
          |     ^~~~~~~~~
        spec.yml:7:5: error: 'service' does not apply to an action of kind 'login'; move it to a \
        connector, or make the kind 'callback'
        7 |     service: LRUserService_v7
          |     ^~~~~~~
        spec.yml:8:5: error: 'inputs' does not apply to an action of kind 'login'; it finds its \
        inputs by their names; name others as in 'userName: email'
        8 |     inputs: [userName, password]
          |     ^~~~~~
        spec.yml:9:5: error: 'sender' does not apply to an action of kind 'login'; remove it or \
        change the kind
        9 |     sender: { userName: String }
          |     ^~~~~~
        spec.yml:10:5: error: 'parse' does not apply to an action of kind 'login'; remove it or \
        change the kind
        10 |     parse: text
           |     ^~~~~

        """)
  }

  @Test func `keys of a login mean nothing for other actions`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login:
          kind: custom
          by: email
          userName: userName
          validate: { userName is not empty: Who? }
          saveCredentials: yes
          delegate: { saved: onSaved }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:5: error: 'by' does not apply to an action of kind 'custom'; remove it or \
        change the kind
        6 |     by: email
          |     ^~
        spec.yml:7:5: error: 'userName' does not apply to an action of kind 'custom'; remove it or \
        change the kind
        7 |     userName: userName
          |     ^~~~~~~~
        spec.yml:8:5: error: 'validate' does not apply to an action of kind 'custom'; rules belong \
        to its connector; move it there
        8 |     validate: { userName is not empty: Who? }
          |     ^~~~~~~~
        spec.yml:9:5: error: 'saveCredentials' does not apply to an action of kind 'custom'; \
        remove it or change the kind
        9 |     saveCredentials: yes
          |     ^~~~~~~~~~~~~~~
        spec.yml:10:17: error: unknown key 'saved'; expected one of 'success', 'returns', 'failure'
        10 |     delegate: { saved: onSaved }
           |                 ^~~~~

        """)
  }

  @Test func `rules are about name and password`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login:
          kind: login
          validate:
            passwrd is not empty: No password
            companyId > 0: No company
            userName > 1: Too small
            password is nil: Too much
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:7: error: the login has no property 'passwrd'; did you mean 'password'?
        7 |       passwrd is not empty: No password
          |       ^~~~~~~
        spec.yml:8:7: error: the login has no property 'companyId'; expected one of 'userName', \
        'password'
        8 |       companyId > 0: No company
          |       ^~~~~~~~~
        spec.yml:9:18: error: 'userName' is 'String' and never '1'; compare it with a value of its \
        type
        9 |       userName > 1: Too small
          |                  ^
        spec.yml:10:7: error: 'password' is 'String' and never nil; remove the rule
        10 |       password is nil: Too much
           |       ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `a login brings attributes`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login: { kind: login, result: { name: String } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:41: error: the result of a login is the user's attributes, not 'String'; write \
        '[String: Any]' or a model
        4 |   login: { kind: login, result: { name: String } }
          |                                         ^~~~~~

        """)
  }

  @Test func `what is never kept is neither saved nor loaded`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login:
          kind: login
          autoLoad: yes
          delegate: { saved: onSaved, loaded: onLoaded }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:5: error: this login is never kept, so nothing can be loaded; add \
        'saveCredentials: yes'
        6 |     autoLoad: yes
          |     ^~~~~~~~
        spec.yml:7:24: error: this login is never kept; add 'saveCredentials: yes'
        7 |     delegate: { saved: onSaved, loaded: onLoaded }
          |                        ^~~~~~~
        spec.yml:7:41: error: this login is never kept; add 'saveCredentials: yes'
        7 |     delegate: { saved: onSaved, loaded: onLoaded }
          |                                         ^~~~~~~~

        """)
  }

  @Test func `each event of a login has its own method`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login:
          kind: login
          saveCredentials: no
          delegate: { success: onLogin, saved: onSaved, loaded: onLogin }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:59: error: 'onLogin' is called for another event already; give each event a method \
        of its own
        7 |     delegate: { success: onLogin, saved: onSaved, loaded: onLogin }
          |                                                           ^~~~~~~

        """)
  }

  @Test func `a Screenlet has one login`() {
    let spec = """
      screenlet: Login
      viewModel: { userName: String, password: String }
      actions:
        login: { kind: login }
        enter: { kind: login, by: cookie }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:3: error: a Screenlet has one login; write its ways to log in as 'by: [email, \
        cookie]'
        5 |   enter: { kind: login, by: cookie }
          |   ^~~~~
        spec.yml:4:3: note: the first one is here
        4 |   login: { kind: login }
          |   ^~~~~

        """)
  }
}
