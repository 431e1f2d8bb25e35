package import SpecModel

/// A text that a picture of a view shows in a label whose text comes from a server, or in a field.
package struct SampleText {
  package let outlet: String
  package let text: String
}

extension ScreenletSpec {
  /// Returns the Screenlet with the controls that a theme has.
  package func shown(in theme: ThemeSpec) -> ScreenletSpec {
    shown(in: ThemeLook(of: theme, in: themeTree))
  }

  /// The texts that pictures of filled forms show in its fields.
  package var entries: [SampleText] {
    var counts: [TextRole: Int] = [:]
    return viewModel.compactMap { member in
      guard let control = member.control, control.takesText else { return nil }
      let role = control is TextView ? .body : member.textRole
      defer { counts[role, default: 0] += 1 }
      let text = member.entry ?? role.sample(counts[role, default: 0], of: member.type)
      return SampleText(outlet: control.outlet, text: text)
    }
  }

  /// The outlets of the buttons that a server permits, as it does in pictures.
  package var permittedButtons: Set<String> {
    let answered = Set(
      actions.flatMap(\.updates).filter { !$0.value.paths.isEmpty }
        .compactMap(\.member?.name.value))
    return Set(
      actions.filter { action in
        guard case .member(let member) = action.permission else { return false }
        return answered.contains(member.name.value)
      }.map(Names.button))
  }

  /// The sample texts of the labels in its views. Labels of one role have different texts.
  package var sampleTexts: [SampleText] {
    var counts: [TextRole: Int] = [:]
    return viewModel.filter { $0.widget == .label }.compactMap { member in
      guard let control = member.control else { return nil }
      let role = member.textRole
      defer { counts[role, default: 0] += 1 }
      let ofFile: [TextRole: String] =
        sampleFile.map { [.title: $0, .hint: "2.4 MB"] } ?? [:]
      return SampleText(
        outlet: control.outlet,
        text: member.options.texts(.segments).first?.value ?? ofFile[role]
          ?? role.sample(counts[role, default: 0], of: member.type))
    }
  }

  /// The name of the file that its views end with in pictures; nil if they show none.
  private var sampleFile: String? {
    guard showsFile, let last = viewModel.last(where: { $0.control != nil }) else { return nil }
    switch last.widget {
    case .imageView: return "Harbour at dusk.jpg"
    case .player: return playsSound(last) ? "Interview.m4a" : "Low tide.mov"
    default: return "Annual report.pdf"
    }
  }

  /// The sample text of the first section's header in a table; nil for a list without sections.
  package var sampleSection: String? {
    list.flatMap { section(of: $0, 0).first?.text }
  }

  /// Returns the sample texts of the labels in the row of a list with that index, whose XIB is
  /// called `file`.
  package func sampleTexts(ofRow index: Int, in file: String) -> [SampleText] {
    guard let list else { return [] }
    if file.hasPrefix(Names.header(list)) { return section(of: list, index) }
    let cell = list.cells.first { file.hasPrefix(Names.cell(list, $0) + "_") }?.cell ?? list.cell
    let labels = cell.labels
    return labels.enumerated().map { place, label in
      let role = label.text.role
      // Two texts of one role are not the same.
      let shift = labels[..<place].count { $0.text.role == role }
      let date =
        role == .date ? ["2 hours ago", "yesterday", "4 days ago"].dropFirst(index).first : nil
      let titles = label.text.options.texts(.segments)
      let title = titles.isEmpty ? nil : titles[index % titles.count].value
      return SampleText(
        outlet: label.outlet,
        text: title ?? date ?? role.sample(index + shift, of: label.text.type))
    }
  }

  /// Returns the sample text of the header of a section.
  private func section(of list: ListSpec, _ index: Int) -> [SampleText] {
    guard let section = list.section else { return [] }
    let text = section.role.sample(index, of: section.type)
    var shown = text
    if case .composed(.conversion(let conversion, _)) = section.value.form {
      shown = conversion.shortened(text)
    }
    return [SampleText(outlet: CellLayout.title, text: shown)]
  }
}

extension Conversion {
  /// Returns the part of a sample text to which the conversion leads.
  fileprivate func shortened(_ text: String) -> String {
    switch self {
    case .host: String(text.prefix { $0 != "/" })
    case .path: String(text.drop { $0 != "/" })
    case .fileName: text.split(separator: "/").last.map(String.init) ?? ""
    case .firstLetter: String(text.prefix(1))
    // Without the day.
    case .month: String(text.drop { $0 != " " }.dropFirst())
    case .plainText, .localizedText, .fileSize, .date, .time, .day, .jpeg: text
    }
  }
}

extension ViewModelMember {
  /// The text that a picture shows in the field of the member, if the keyboard of the field says
  /// what is typed.
  fileprivate var entry: String? {
    let traits = ((control as? TextField)?.traits ?? .suiting(name.value))
      .changed(by: options, returnKey: nil)
    if traits.isSecure { return "open-sesame" }
    return traits.contentType?.sample ?? traits.keyboard?.sample ?? Self.names[name.value.kebabCase]
  }

  private static let names = [
    "first-name": "Ada", "last-name": "Lovelace", "screen-name": "ada",
    "user-name": "ada@example.com",
  ]
}

extension TextInput.ContentType {
  fileprivate var sample: String? {
    switch self {
    case .name: "Ada Lovelace"
    case .givenName: "Ada"
    case .familyName: "Lovelace"
    case .nickname: "ada"
    case .jobTitle: "Analyst"
    case .organizationName: "Analytical Engines"
    case .location, .addressCity: "London"
    case .fullStreetAddress: "12 St James's Square"
    case .addressState: "England"
    case .postalCode: "SW1Y 4JH"
    case .countryName: "United Kingdom"
    case .telephoneNumber: TextInput.Keyboard.phonePad.sample
    case .emailAddress, .username: TextInput.Keyboard.emailAddress.sample
    case .url: TextInput.Keyboard.url.sample
    case .password, .newPassword: "open-sesame"
    case .oneTimeCode: "314159"
    }
  }
}

extension TextInput.Keyboard {
  fileprivate var sample: String? {
    switch self {
    case .emailAddress: "ada@example.com"
    case .url: "liferay.dev/screens"
    case .phonePad: "+1 555 0100"
    default: nil
    }
  }
}

extension TextRole {
  func sample(_ index: Int, of type: SwiftType) -> String {
    let samples = self.samples(of: type)
    return samples[index % samples.count]
  }

  private func samples(of type: SwiftType) -> [String] {
    let isFraction = type.builtin?.isFloatingPoint == true
    switch self {
    case .title:
      return [
        "Forms that survive a tunnel", "Harbour at dusk", "Minutes of the meeting in March",
        "Everything that has changed for people who read and write on the way",
        "Annual report", "Meadow in May",
      ]
    case .subtitle:
      return [
        "What we learnt from six months offline", "A year in pictures", "Part two", "In short",
        "For those who were not there", "With a map",
      ]
    case .person:
      return [
        "Ada Lovelace", "Grace Hopper", "Alan Turing", "Katherine Johnson", "Rosalind Franklin",
        "Edsger Dijkstra",
      ]
    case .date:
      return [
        "14 March 2026", "12 March 2026", "9 March 2026", "27 February 2026", "3 February 2026",
        "18 January 2026",
      ]
    case .status: return ["Shipped", "Draft", "Waiting", "Done", "Paid", "Open"]
    case .price:
      return isFraction
        ? ["12.50", "8.90", "104.00", "64.20", "3.75", "29.00"]
        : ["12", "9", "104", "64", "4", "29"]
    case .number:
      return isFraction
        ? ["4.2", "0.5", "37.8", "12", "2.25", "90"] : ["128", "37", "4", "1,284", "16", "250"]
    case .body:
      return [
        "Trains leave stations, and people keep typing. The second version keeps each entry.",
        "Lovely write-up. It saved our team last week.", "Does this also work for replies?",
        "It does. We checked every branch by hand, twice, before we wrote to anybody.",
        "Clear pictures, thanks.", "We will try it next week.",
      ]
    case .address:
      return [
        "liferay.dev/screens", "liferay.dev/mobile-sdk", "liferay.dev/blogs", "liferay.dev/help",
        "liferay.dev/portal", "liferay.dev/themes",
      ]
    case .code:
      return type.builtin?.isNumber == true
        ? ["20143", "20144", "20171", "20305", "20311", "20400"]
        : ["A-1042", "A-1043", "B-7", "B-12", "C-3", "C-88"]
    case .rating: return ["4.2", "3.5", "4.9", "2.7", "5.0", "1.8"]
    case .caption:
      return ["Date of birth", "Place", "Newsletter", "Country", "Attachment", "Remarks"]
    case .hint:
      return ["Only you can see this.", "At least eight characters.", "We will not ask again."]
    case .problem: return [""]
    case .text, .value:
      return [
        "Rain on the pier", "Low tide", "A short text", "Evening", "Two of a kind", "By the way",
      ]
    }
  }
}
