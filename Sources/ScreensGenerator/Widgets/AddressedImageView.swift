import SpecModel
import SwiftLayout

/// A `UIImageView` that shows the image at an address. The view keeps the address.
struct AddressedImageView: WidgetControl {
  let member: ViewModelMember

  var sharedWord: String? { "Image" }

  var accessor: ViewAccessor {
    let address = Names.member(member.name.value)
    let point = member.type.isOptional ? "?." : "."
    return ViewAccessor(
      showing: .call(
        "\(outlet)?.showImage",
        ["at: \(member.type.builtin == .url ? address + point + "absoluteString" : address)"]))
  }

  var placement: ControlPlacement { image.placement }
  var accessibility: Accessibility { image.accessibility }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    image.element(returnKey: returnKey)
  }

  private var image: ImageView { ImageView(member: member) }
}
