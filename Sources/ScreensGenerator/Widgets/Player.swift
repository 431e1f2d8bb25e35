import SpecModel

/// A `MediaPlayerView`, which plays the sound or video at an address. The view keeps the address.
struct Player: WidgetControl {
  let member: ViewModelMember
  /// Whether it plays sound, which has no picture.
  var isSound = false

  var outletEnding: String { "PlayerView" }

  var accessor: ViewAccessor {
    ViewAccessor(showing: [.assignment("\(outlet)?.url", "\(Names.member(member.name.value))")])
  }

  /// A player has controls with texts of their own.
  var placement: ControlPlacement {
    .row(isSound ? .exactly(64) : .ratio(16, 9), caption: nil)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement(
      "customView",
      CustomViewContext(
        customClass: className, customModule: "LiferayScreens", attributes: []))
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let size = isSound ? ".frame(height: 64)" : ".aspectRatio(16 / 9, contentMode: .fit)"
    return ["UIKitView(MediaPlayerView(), showing: \(modelValue)) { $0.url = $1 }", "  \(size)"]
  }
}
