import SpecModel

/// The controls that several themes have in common, and where they are.
struct ThemeLook {
  let listStyle: ThemeSpec.ListStyle?
  /// The members that the themes show in other controls than the Screenlet says.
  let members: [ViewModelMember]
  let view: ViewValues
  let layout: XIBLayout

  init(_ spec: ScreenletSpec, listStyle: ThemeSpec.ListStyle?, members: [ViewModelMember]) {
    let spec = spec.showing(members)
    self.listStyle = listStyle
    self.members = members
    view = ViewValues(spec)
    layout = XIBLayout(spec, listStyle: listStyle)
  }
}

extension ScreenletSpec {
  /// The Screenlet as a theme shows it that holds `members` in other controls.
  func showing(_ members: [ViewModelMember]) -> ScreenletSpec {
    var spec = self
    spec.viewModel = viewModel.map { member in
      guard var other = members.first(where: { $0.name.value == member.name.value }) else {
        return member
      }
      // The same text is in the string tables once.
      if other.title.value == member.title.value { other.title = member.title }
      return other
    }
    return spec
  }
}
