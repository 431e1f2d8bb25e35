import SpecModel
import SwiftLayout

/// A `UIImageView`: shows an image.
struct ImageView: WidgetControl {
  let member: ViewModelMember

  var sharedWord: String? { "Image" }

  var accessor: ViewAccessor {
    ViewAccessor(
      getter: "\(outlet)?.image", setter: .assignment("\(outlet)?.image", "newValue"))
  }

  /// An image speaks for itself, unless the spec has a text for it.
  var placement: ControlPlacement { .row(.exactly(120), caption: label) }

  var accessibility: Accessibility {
    Accessibility(identifier: outlet, label: title, isElement: true, trait: "image")
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { ControlElement("imageView") }

  func statement(for value: SampleValue, in control: String) -> Code? {
    .assignment("\(control).image", value.source)
  }
}
