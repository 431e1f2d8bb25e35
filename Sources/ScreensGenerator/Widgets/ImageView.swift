import SpecModel
import TemplateEngine

/// What `Partials/xib/imageView` is rendered with, besides what every control has.
private struct ImageContext: TemplateContext {
  let isRound: Bool
  let isPage: Bool
}

/// A `UIImageView`, which shows an image, or the image at an address. The view keeps the address.
struct ImageView: WidgetControl {
  let member: ViewModelMember
  /// Whether it fills the view.
  var isPage = false

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

  /// An image has no caption that can be seen.
  var placement: ControlPlacement { isPortrait ? .portrait : .row(.ratio(4, 3), caption: nil) }

  /// Whether it shows a person, as its name or its label says.
  private var isPortrait: Bool {
    [member.name.value, title].contains { text in
      ["portrait", "avatar"].contains(text.kebabCase.split(separator: "-").last)
    }
  }

  var accessibility: Accessibility {
    Accessibility(identifier: outlet, label: title, isElement: true, trait: "image")
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement(
      "imageView", ImageContext(isRound: isPortrait, isPage: isPage), background: .fill)
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let shape = isPortrait ? ["  .frame(width: 88, height: 88)", "  .clipShape(Circle())"] : []
    let label = "  .accessibilityLabel(\(shownTitle))"
    guard isImage else {
      let isURL = member.type.builtin == .url
      let address = modelValue + (isURL ? member.type.isOptional ? "?" : "" : "")
      let ratio = isPortrait ? [] : ["  .aspectRatio(4 / 3, contentMode: .fit)"]
      return ["RemoteImage(at: \(address)\(isURL ? ".absoluteString" : ""))"] + shape + ratio + [
        label
      ]
    }
    let scale = "  .scaledTo\(isPortrait ? "Fill" : "Fit")()"
    let image = ["Image(uiImage: image)", "  .resizable()", scale] + shape + [label]
    return ["if let image = \(modelValue) {"] + image.map { "  " + $0 } + ["}"]
  }

  func canHold(_ value: SampleValue) -> Bool { isImage || value.content != .none }

  func statement(for value: SampleValue, in control: String) -> String? {
    isImage ? .assignment("\(control).image", value.source) : member.assignment(of: value)
  }

  private var isImage: Bool { member.type.builtin == .image }
}
