import Testing

/// What generated XIBs have for people who read large text, listen, or need large targets.
struct XIBAccessibilityTests {
  @Test(arguments: GeneratedXIB.all)
  func `every text follows the text size of the user, and wraps or has room`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    for font in elements where font.name == "fontDescription" {
      #expect(font.attributes["style"]?.hasPrefix("UICTFontTextStyle") == true)
    }
    for text in elements where ["label", "textField", "textView"].contains(text.name) {
      #expect(text.attributes["adjustsFontForContentSizeCategory"] == "YES")
      // A number is at the trailing edge of its row.
      let alignments =
        text.name == "textField" ? ["natural", "right"] : ["natural", "center", nil]
      #expect(alignments.contains(text.attributes["textAlignment"]))
    }
    // The title of a configuration does both by itself.
    let buttons = elements.filter { $0.name == "button" }
    #expect(elements.filter { $0.name == "buttonConfiguration" }.count == buttons.count)
    for button in buttons { #expect(button.attributes["lineBreakMode"] == "wordWrap") }
    for constraint in elements where constraint.name == "constraint" {
      for side in ["firstAttribute", "secondAttribute"] {
        #expect(!["left", "right"].contains(constraint.attributes[side]))
      }
    }
  }

  @Test(arguments: GeneratedXIB.all)
  func `what has an outlet is found by its name, and a control says what it is`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    let outlets = elements.filter { $0.name == "outlet" }.compactMap { $0.attributes["property"] }
      // The dots of a slideshow are no control: users go from row to row.
      .filter { !["numberLabel", "starsView", "scaleLabel", "pageControl"].contains($0) }
    let accessibility = elements.filter { $0.name == "accessibility" }
    let images = elements.contains { $0.attributes["key"] == "contentView" } ? 1 : 0
    let identifiers = accessibility.compactMap { $0.attributes["identifier"] }
    // A caption has an outlet only if its text is in a string table.
    #expect(Set(identifiers.filter { !$0.hasSuffix("Caption") }).isSubset(of: outlets))
    #expect(identifiers.count >= outlets.count - images)
    for (element, next) in zip(elements, elements.dropFirst(2)) where next.name == "accessibility" {
      guard Self.controls.contains(element.name) else { continue }
      #expect(next.attributes["label"]?.isEmpty == false, "\(element)")
    }
  }

  /// What shows no text that says what it is.
  private static let controls = [
    "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "datePicker",
    "pageControl", "progressView", "activityIndicatorView",
  ]

  @Test(arguments: GeneratedXIB.all)
  func `what is touched is at least 44 points high, or in a row that is`(
    _ xib: GeneratedXIB
  ) throws {
    let elements = try xib.elements
    var name = ""
    for element in elements {
      if element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" {
        name = element.name
      }
      // All of a row is touched, which is as high with its caption and its margins.
      if xib.text.contains("CardView"), ["textField", "textView"].contains(name) { continue }
      guard element.name == "constraint", element.attributes["firstAttribute"] == "height",
        element.attributes["secondItem"] == nil,
        ["button", "textField", "textView", "slider", "segmentedControl", "pageControl"]
          .contains(name)
      else { continue }
      #expect((element.attributes["constant"].flatMap(Int.init) ?? 0) >= 44, "\(name)")
    }
  }

  @Test func `an image is read out by its label, and a caption with its control`() throws {
    let xib = try Generation(
      """
      screenlet: Sample
      viewModel:
        cover: { type: 'UIImage?', label: The cover }
        isPublic: { type: Bool, label: Public }
      """
    ).file("View_default.xib")
    #expect(
      xib.contains(
        """
                                                    <accessibility key="accessibilityConfiguration" identifier="coverImageView" label="The cover">
                                                        <accessibilityTraits key="traits" image="YES"/>
                                                        <bool key="isElement" value="YES"/>
                                                    </accessibility>

        """))
    #expect(
      xib.contains(
        #"<accessibility key="accessibilityConfiguration" identifier="isPublicSwitch" label="Public"/>"#
      ))
    #expect(
      xib.matches(
        of:
          #/<accessibility key="accessibilityConfiguration" identifier="\w+Caption">\s*<bool key="isElement" value="NO"\/>/#
      ).count == 1)
  }
}
