import SpecModel
import TemplateEngine

/// A property that Interface Builder shows.
struct InspectableContext: TemplateContext {
  let name: String
  let type: String
  let defaultValue: String?
  /// The doc comment.
  let summary: String?
  /// Whether a blank line separates it from the property before.
  let isApart: Bool
  /// The statements with which a view shows the property.
  let updates: [String]

  init(
    _ property: PropertySpec, summary: String? = nil, isApart: Bool = false, updates: [String] = []
  ) {
    let initial = property.initialValue
    name = Names.member(property.name.value)
    type = property.type.source
    defaultValue = property.type.isOptional && initial == "nil" ? nil : initial
    self.summary = summary
    self.isApart = isApart
    self.updates = updates
  }
}

/// A property of an extended Screenlet that a control of the view holds.
struct HeldPropertyContext: TemplateContext {
  let name: String
  let type: String
  /// The control as the Screenlet writes it.
  let control: String
  /// What it holds; nil without a view.
  let value: String
  /// The value without a view.
  let kept: String
  /// The statements with which a view shows the property elsewhere.
  let updates: [String]

  /// The statement with which a new view shows it.
  var update: String { .assignment(control, kept) }
}

/// An inspectable for platforms without Objective-C, where a XIB cannot set it itself.
struct RuntimeAttributeContext: TemplateContext {
  let keyPath: String
  let access: String
  /// Whether a comma follows.
  let comma: Bool
}

extension [PropertySpec] {
  var runtimeAttributes: [RuntimeAttributeContext] {
    map(\.name.value).map { name in
      RuntimeAttributeContext(keyPath: name, access: Names.access(name), comma: count > 1)
    }
  }
}

extension PropertySpec {
  /// Its default as Swift writes it.
  var initialValue: String { defaultValue?.source ?? type.emptyValue ?? "nil" }
}

extension ScreenletSpec {
  /// The properties of the Screenlet that it extends that members of its own view model hold.
  var heldProperties: [(property: PropertySpec, member: ViewModelMember)] {
    guard let base = extended?.base else { return [] }
    return viewModel.compactMap { member in
      base.inspectables.named(member.name.value).map { ($0, member) }
    }
  }

  /// The names of the properties that views hold, its own and those of the Screenlets it extends.
  var namesOfHeldProperties: [String] {
    own.heldProperties.map(\.property.name.value) + (extended?.base.namesOfHeldProperties ?? [])
  }

  var heldPropertyContexts: [HeldPropertyContext] {
    heldProperties.map { property, member in
      let access = Names.access(property.name.value)
      // What a view holds can be nil, too.
      let value: String =
        property.type.isOptional
        ? .closure("\(Names.viewModelProperty(of: member.owner)).map", "$0\(access)")
        : member.place
      return HeldPropertyContext(
        name: Names.member(property.name.value), type: property.type.source,
        control: member.place, value: value, kept: "super\(access)",
        updates: updates(showing: property))
    }
  }

  /// The other properties of the Screenlet that it extends that its own view shows.
  var followedProperties: [InspectableContext] {
    let held = Set(heldProperties.map(\.property.name.value))
    return (extended?.base.properties ?? []).filter { !held.contains($0.name.value) }
      .map { InspectableContext($0, updates: updates(showing: $0)) }
      .filter { !$0.updates.isEmpty }
  }

  /// Returns the statements of its own with which its view shows a property.
  func updates(showing property: PropertySpec) -> [String] {
    updates.filter { $0.property?.name.value == property.name.value }.flatMap(\.statements)
  }

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

  /// The actions that are performed when the Screenlet is shown. Logins are not: a kept login is
  /// loaded instead.
  var loadingActions: [ActionSpec] {
    actions.filter { $0.autoLoad != nil && $0.login == nil }
  }

  var loadsLogin: Bool { actions.contains { $0.autoLoad != nil && $0.login != nil } }

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
