import SpecModel

/// A `UIImageView`, which shows an image, or the image at an address. The view keeps the address.
struct ImageView: WidgetControl {
  let member: ViewModelMember

  var sharedWord: String? { "Image" }

  var accessor: ViewAccessor {
    if isImage {
      return ViewAccessor(
        getter: "\(outlet)?.image", setter: .assignment("\(outlet)?.image", "newValue"))
    }
    let name = Names.member(member.name.value)
    let point = member.type.isOptional ? "?." : "."
    let address = member.type.builtin == .url ? name + point + "absoluteString" : name
    return ViewAccessor(showing: [.call("\(outlet)?.showImage", ["at: \(address)"])])
  }

  /// An image needs no caption, unless the spec has a label.
  var placement: ControlPlacement { .row(.exactly(120), caption: label) }

  var accessibility: Accessibility {
    Accessibility(identifier: outlet, label: title, isElement: true, trait: "image")
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { ControlElement("imageView") }

  func statement(for value: SampleValue, in control: String) -> String? {
    isImage ? .assignment("\(control).image", value.source) : member.assignment(of: value)
  }

  private var isImage: Bool { member.type.builtin == .image }
}
