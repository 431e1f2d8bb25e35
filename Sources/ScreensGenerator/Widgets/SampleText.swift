package import SpecModel

/// A text that a picture of a view shows in a label whose text comes from a server.
package struct SampleText {
  package let outlet: String
  package let text: String
}

extension ScreenletSpec {
  /// The sample texts of the labels in its views. Labels of one role have different texts.
  package var sampleTexts: [SampleText] {
    var counts: [TextRole: Int] = [:]
    return viewModel.filter { $0.widget == .label }.compactMap { member in
      guard let control = member.control else { return nil }
      let role = member.textRole
      defer { counts[role, default: 0] += 1 }
      return SampleText(
        outlet: control.outlet, text: role.sample(counts[role, default: 0], of: member.type))
    }
  }

  /// The sample text of the first section's header; nil for a list without sections.
  package var sampleSection: String? {
    guard let section = list?.section else { return nil }
    switch section.kind {
    case .host: return "liferay.dev"
    case .firstLetter: return "F"
    case .value:
      let attribute = section.attribute
      return TextRole(of: attribute.name.value, attribute.type).sample(0, of: attribute.type)
    }
  }

  /// The sample texts of the labels in the row of a list with that index.
  package func sampleTexts(ofRow index: Int) -> [SampleText] {
    guard let cell = list?.cell else { return [] }
    let shown =
      [(CellLayout.title, cell.title)] + (cell.detail.map { [(CellLayout.detail, $0)] } ?? [])
    let roles = shown.map { TextRole(of: $0.1.name.value, $0.1.type) }
    return zip(shown, roles).enumerated().map { place, entry in
      let ((outlet, attribute), role) = entry
      // Two texts of one role are not the same.
      let shift = place > 0 && roles[0] == role ? 1 : 0
      return SampleText(outlet: outlet, text: role.sample(index + shift, of: attribute.type))
    }
  }
}

extension TextRole {
  fileprivate func sample(_ index: Int, of type: SwiftType) -> String {
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
      ]
    case .subtitle:
      return [
        "What we learnt from six months offline", "A year in pictures", "Part two", "In short",
      ]
    case .person: return ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Katherine Johnson"]
    case .date: return ["14 March 2026", "12 March 2026", "9 March 2026", "27 February 2026"]
    case .status: return ["Shipped", "Draft", "Waiting", "Done"]
    case .price:
      return isFraction ? ["12.50", "8.90", "104.00", "64.20"] : ["12", "9", "104", "64"]
    case .number: return isFraction ? ["4.2", "0.5", "37.8", "12"] : ["128", "37", "4", "1,284"]
    case .body:
      return [
        "Trains leave stations, and people keep typing. The second version keeps each entry.",
        "Lovely write-up. It saved our team last week.", "Does this also work for replies?",
        "It does. We checked every branch by hand, twice, before we wrote to anybody.",
      ]
    case .address:
      return [
        "liferay.dev/screens", "developer.apple.com/design", "liferay.dev/mobile-sdk",
        "liferay.dev/blogs",
      ]
    case .code:
      return type.builtin?.isNumber == true
        ? ["20143", "20144", "20171", "20305"] : ["A-1042", "A-1043", "B-7", "B-12"]
    case .problem: return [""]
    case .text: return ["Meadow in May", "Rain on the pier", "Low tide", "A short text"]
    }
  }
}
