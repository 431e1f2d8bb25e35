import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// The inspectables that keys of the spec imply, besides those that it declares, with their doc
  /// comments.
  var impliedInspectables: [(property: PropertySpec, summary: String)] {
    var all = actions.compactMap(\.login).flatMap { login in
      login.inspectables.map { (property: $0, summary: login.summary(of: $0)) }
    }
    if let policy = offlinePolicyProperty { all.append((policy, policySummary)) }
    // Every list has `autoLoad` already.
    if let autoLoad, list == nil { all.append((autoLoad, autoLoadSummary)) }
    return all
  }

  private var policySummary: String {
    let what =
      actions.contains { $0.cacheKey != nil }
      ? "Whether the server, the cache or both are used, and in which order"
      : "Where pages are looked for, and in which order"
    return "\(what): one of the names of `CacheStrategyType`."
  }

  /// Returns inspectables for platforms without Objective-C, where a XIB cannot set them itself.
  func runtimeAttributeValues(of properties: [PropertySpec]) -> [TemplateValue] {
    let names = properties.map(\.name.value)
    return names.map { name in
      [
        "keyPath": .string(name), "access": .string(Names.access(name)),
        "comma": .bool(names.count > 1),
      ]
    }
  }

  /// The statements of the Screenlet when it is shown, with their conditions.
  var autoLoadValues: [TemplateValue] {
    let performed = loadingActions.map { action -> TemplateValue in
      let constant = "\(Names.screenlet(self)).\(Names.constant(action))"
      return .string(.call("performAction", ["name: \(constant)"]))
    }
    var values: [TemplateValue] = []
    if !performed.isEmpty {
      values.append(["condition": "autoLoad", "statements": .list(performed)])
    }
    if loadsLogin {
      values.append([
        "condition": "autoLoad, !SessionContext.isLoggedIn",
        "statements": .list([.string("\(Names.loadStoredCredentials)()")]),
      ])
    }
    return values
  }

  /// The actions that are performed when the Screenlet is shown. Logins are not: a kept login is
  /// loaded instead.
  private var loadingActions: [ActionSpec] {
    actions.filter { $0.autoLoad != nil && $0.login == nil }
  }
  private var loadsLogin: Bool { actions.contains { $0.autoLoad != nil && $0.login != nil } }

  private var autoLoadSummary: String {
    let performed = loadingActions.map { "`\(Names.constant($0))`" }
    var effects: [String] = []
    if !performed.isEmpty {
      let verb = performed.count == 1 ? "is" : "are"
      effects.append("\(performed.joined(separator: " and ")) \(verb) performed")
    }
    if loadsLogin { effects.append("a login that was kept is loaded") }
    return "Whether \(effects.joined(separator: " and ")) each time the Screenlet is shown."
  }
}

extension LoginSpec {
  fileprivate func summary(of inspectable: PropertySpec) -> String {
    switch Role(rawValue: inspectable.name.value) {
    case .companyId: "The company of the user; 0 is that of `LiferayServerContext`."
    case .shouldHandleCookieExpiration: "Whether to log in again when the cookies have run out."
    case .cookieExpirationTime: "How long the cookies of a login are good for, in seconds."
    case .saveCredentials: "Whether the login is kept until the app runs again."
    default: "How the user logs in: \(methods.map(\.rawValue).inWords("or"))."
    }
  }
}
