import SpecModel

/// A `MediaPlayerView`, which plays the sound or video at an address. The view keeps the address.
struct Player: WidgetControl {
  let member: ViewModelMember

  var outletEnding: String { "PlayerView" }

  var accessor: ViewAccessor {
    ViewAccessor(showing: [.assignment("\(outlet)?.url", "\(Names.member(member.name.value))")])
  }

  /// A player has controls with texts of their own and needs no caption, unless the spec has a
  /// label.
  var placement: ControlPlacement { .row(.exactly(200), caption: label) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement(
      "customView",
      CustomViewContext(
        customClass: className, customModule: "LiferayScreens", attributes: []))
  }
}
