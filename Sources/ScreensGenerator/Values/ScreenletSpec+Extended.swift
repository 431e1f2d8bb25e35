import SpecModel

// What a Screenlet has from the Screenlet that it extends.

extension ScreenletSpec {
  /// The Screenlet that declares the protocol of the views.
  var declaringViewModel: ScreenletSpec {
    extended.flatMap { own.hasViewModel ? nil : $0.base.declaringViewModel } ?? self
  }

  /// The Screenlet that declares the protocol of the delegate.
  var declaringDelegate: ScreenletSpec {
    extended.flatMap { ownDelegateMethods.isEmpty ? $0.base.declaringDelegate : nil } ?? self
  }

  /// The list that it shows, which may be that of the Screenlet that it extends.
  var shownList: ListSpec? { list ?? extended?.base.list }

  /// Returns the Screenlet that declares an action.
  func declaring(_ action: ActionSpec) -> ScreenletSpec {
    guard let base = extended?.base, base.actions.named(action.name.value) != nil else {
      return self
    }
    return base.declaring(action)
  }

  /// The modules of the Screenlets that it extends, directly or not, but for its own module.
  var extendedModules: [String] {
    guard let base = extended?.base else { return [] }
    return ([base.module?.value].compactMap(\.self) + base.extendedModules)
      .filter { $0 != module?.value }
  }
}
