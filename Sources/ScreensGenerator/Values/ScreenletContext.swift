import SpecModel
import TemplateEngine

/// What `Templates/Screenlet` is rendered with.
struct ScreenletContext: TemplateContext {
  /// Statements for when the Screenlet is shown.
  struct AutoLoad: TemplateContext {
    let condition: String
    let statements: [String]
  }

  /// How a Screenlet loads a login that was kept.
  struct Credentials: TemplateContext {
    /// The call of the delegate's method.
    let loaded: String?
  }

  /// What happens if an action is performed while it is running.
  struct Policy: TemplateContext {
    let constant: String
    let policy: String
  }

  /// A property of the extended Screenlet whose default this one changes.
  struct Default: TemplateContext {
    let name: String
    let access: String
    let value: String
  }

  let screenletClass: String
  let objcClass: String?
  let superclass: String
  /// Whether the superclass creates interactors, too.
  let isExtending: Bool
  /// Whether the class is that of the Screenlet that it extends.
  let isEmpty: Bool
  let summary: [String]
  let defaults: [Default]
  let viewModelProtocol: String?
  let viewModelProperty: String
  let delegateProtocol: String?
  let delegateProperty: String
  /// Whether there is a view model or a delegate.
  let hasPartners: Bool
  let list: ListScreenletContext?
  let properties: [InspectableContext]
  /// The properties of the extended Screenlet that a control of the view holds.
  let held: [HeldPropertyContext]
  /// Its other properties that the view shows.
  let followed: [InspectableContext]
  /// The statements with which a view begins with what the last one held.
  let heldUpdates: [String]
  /// The statements with which a view shows all properties.
  let updates: [String]
  /// Whether there are actions or updates.
  let overrides: Bool
  /// Whether properties of the extended Screenlet are overridden.
  let isOverriding: Bool
  /// Whether a new view is shown the properties.
  let showsProperties: Bool
  /// Inspectables that keys of the spec imply, besides those that it declares.
  let impliedProperties: [InspectableContext]
  let runtimeAttributes: [RuntimeAttributeContext]
  let isForLinux: Bool
  let autoLoads: [AutoLoad]
  let credentials: Credentials?
  let functions: [FunctionContext]
  /// The constant of the default action.
  let defaultAction: String?
  let policies: [Policy]
  let hasPrivateMethods: Bool
  let actions: [ScreenletActionContext]
}

extension ScreenletSpec {
  var screenletContext: any TemplateContext {
    let implied = impliedInspectables.filter {
      extended?.base.inspectables.named($0.property.name.value) == nil
    }
    let superclass =
      extended.map { Names.screenlet($0.base) }
      ?? (list == nil ? "BaseScreenlet" : "BaseListScreenlet")
    let (held, followed) = (heldPropertyContexts, followedProperties)
    let declaresDelegate = !ownDelegateMethods.isEmpty
    let context = ScreenletContext(
      screenletClass: Names.screenlet(self),
      objcClass: Names.objc(Names.screenlet(self), of: self), superclass: superclass,
      isExtending: extended != nil || list != nil,
      isEmpty: extended?.changedDefaults.isEmpty == true && properties.isEmpty && !hasViewModel
        && actions.isEmpty && updates.isEmpty,
      summary: docComment(summary?.value ?? ""),
      defaults: changedDefaults, viewModelProtocol: hasViewModel ? Names.viewModel(self) : nil,
      viewModelProperty: Names.viewModelProperty(
        of: extended?.base.hasViewModel == true ? name.value : nil),
      delegateProtocol: declaresDelegate ? Names.delegate(self) : nil,
      delegateProperty: Names.delegateProperty(self),
      hasPartners: hasViewModel || declaresDelegate,
      list: list?.screenletContext(in: self), properties: inspectableContexts, held: held,
      followed: followed,
      heldUpdates: held.map(\.update), updates: updates.flatMap(\.statements),
      overrides: !actions.isEmpty || !updates.isEmpty || !held.isEmpty,
      isOverriding: !held.isEmpty || !followed.isEmpty,
      showsProperties: !held.isEmpty || !updates.isEmpty,
      impliedProperties: implied.map { InspectableContext($0.property, summary: $0.summary) },
      runtimeAttributes: (properties + implied.map(\.property)).runtimeAttributes,
      isForLinux: platforms == .iosAndLinux, autoLoads: autoLoads, credentials: credentials,
      functions: actions.compactMap { $0.functionContext(in: Names.screenlet(self)) },
      defaultAction: actions.first { $0.performance.byDefault != nil }.map(Names.constant),
      policies: policies,
      hasPrivateMethods: !actions.isEmpty || extended?.changedDefaults.isEmpty == false,
      actions: actions.map { $0.screenletContext(in: self) })
    return importing(otherModules, for: context)
  }

  /// The defaults that it changes.
  var changedDefaults: [ScreenletContext.Default] {
    (extended?.changedDefaults ?? []).map { property in
      ScreenletContext.Default(
        name: Names.member(property.name.value), access: Names.access(property.name.value),
        value: property.initialValue)
    }
  }

  /// The properties with what shows them. A blank line separates a property with a body from its
  /// neighbours.
  private var inspectableContexts: [InspectableContext] {
    let statements = properties.map { updates(showing: $0) }
    return properties.indices.map { index in
      let isApart = index > 0 && !(statements[index].isEmpty && statements[index - 1].isEmpty)
      return InspectableContext(
        properties[index], isApart: isApart, updates: statements[index])
    }
  }

  private var autoLoads: [ScreenletContext.AutoLoad] {
    var loads: [ScreenletContext.AutoLoad] = []
    if !loadingActions.isEmpty {
      let performed = loadingActions.map { action -> String in
        let constant = "\(Names.screenlet(self)).\(Names.constant(action))"
        return .call("performAction", ["name: \(constant)"])
      }
      loads.append(ScreenletContext.AutoLoad(condition: "autoLoad", statements: performed))
    }
    if loadsLogin {
      loads.append(
        ScreenletContext.AutoLoad(
          condition: "autoLoad, !SessionContext.isLoggedIn",
          statements: ["\(Names.loadStoredCredentials)()"]))
    }
    return loads
  }

  /// How a login that was kept is loaded; nil if none is ever kept.
  private var credentials: ScreenletContext.Credentials? {
    actions.first { $0.login?.savesCredentials == true }.map { action in
      ScreenletContext.Credentials(loaded: DelegateMethod.loaded(of: action, in: self)?.call)
    }
  }

  private var policies: [ScreenletContext.Policy] {
    actions.compactMap { action in
      action.performance.running.map { running in
        ScreenletContext.Policy(constant: Names.constant(action), policy: running.rawValue)
      }
    }
  }
}
