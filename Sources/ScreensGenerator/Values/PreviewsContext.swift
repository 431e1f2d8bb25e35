import SpecModel
import TemplateEngine

/// What `Templates/Previews` is rendered with.
struct PreviewsContext: TemplateContext {
  struct Preview: TemplateContext {
    let theme: String
    let isLast: Bool
  }

  let previewsFile: String
  let screenletClass: String
  /// The function that creates the Screenlet.
  let function: String
  /// Whether the sources compile without UIKit, too.
  let isForLinux: Bool
  /// The statements that show samples.
  let statements: [String]
  let previews: [Preview]
}

extension ScreenletSpec {
  /// The values of the previews of its themes, or of those that a spec adds to it.
  var previewsContext: any TemplateContext {
    let names = themes.map(\.name.value)
    let added = addsThemes ? themes.first : nil
    let isForLinux = platforms == .iosAndLinux
    let context = PreviewsContext(
      previewsFile: added.map { Names.previews(self, $0) } ?? Names.previews(self),
      screenletClass: Names.screenlet(self),
      function: added.map { Names.sample(self, $0) } ?? Names.sample(self), isForLinux: isForLinux,
      statements: samplesShown,
      previews: names.map { PreviewsContext.Preview(theme: $0, isLast: $0 == names.last) })
    return importing(otherModules + (isForLinux ? [] : ["SwiftUI"]), for: context)
  }

  /// The statements that show a sample of everything that the Screenlet shows of a server's answers.
  private var samplesShown: [String] {
    let texts = Dictionary(
      (sampleTexts + entries).map { ($0.outlet, $0.text) }, uniquingKeysWith: { first, _ in first })
    let permissions = actions.compactMap { action in
      if case .member(let member) = action.permission { member.name.value } else { nil }
    }
    let shown = viewModel.filter(\.isSettable).compactMap { member in
      let text = member.control.flatMap { texts[$0.outlet] }
      let isShown = member.control != nil || permissions.contains(member.name.value)
      return (isShown ? member.sample(text, models) : nil).map {
        String.assignment("screenlet.\(member.place)", $0.source)
      }
    }
    guard let list else { return shown }
    let rows = (0..<3).map { index in
      let row = SampleAnswer.object(of: list.model, with: list.samples(ofRow: index))
      return String.call(Names.model(list.model), ["attributes: \(row)"])
    }
    return shown + [.call("screenlet.show", [.collection(rows)])]
  }
}

extension ViewModelMember {
  /// Returns a value that its control shows, `text` if that is possible; nil if it would have to be
  /// loaded, or if nothing is known of it.
  fileprivate func sample(_ text: String?, _ models: [ModelSpec]) -> SampleValue? {
    if [.imageView, .player, .activityIndicator].contains(widget) { return nil }
    if widget == .webView, textRole == .address { return nil }
    if let name = type.base.model, let model = models.named(name) {
      let attributes = SampleAnswer.object(of: model, with: model.samples(0))
      return SampleValue(
        .other(1), as: .call(Names.model(model), ["attributes: \(attributes)"]))
    }
    guard let builtin = type.builtin, SampleValue.hasSamples(builtin) else { return nil }
    var candidates = SampleCandidates(type.optional(false), named: name.value)
    candidates.keep(where: canHold)
    SampleValue.shown(builtin, textRole, 0).map { candidates.prefer($0) }
    if builtin == .string, let text { candidates.prefer(.text(text)) }
    return candidates.value().flatMap { $0.content == .text("") ? nil : $0 }
  }
}

extension ListSpec {
  /// Returns the attributes of a row of previews, by their names. The images of rows would have to
  /// be loaded.
  fileprivate func samples(ofRow index: Int) -> [String: SampleValue] {
    var samples = model.samples(index)
    let images = cells.compactMap(\.cell.image) + [cell.image].compactMap(\.self)
    for path in images.flatMap(\.value.paths) { samples[path.way] = SampleValue.none }
    return samples
  }
}

extension ModelSpec {
  /// Returns the attributes of an object of previews, by their names.
  fileprivate func samples(_ index: Int) -> [String: SampleValue] {
    var samples: [String: SampleValue] = [:]
    var counts: [TextRole: Int] = [:]
    for attribute in attributes {
      let role = TextRole(of: attribute.name.value, attribute.type)
      // Two texts of one role are not the same.
      defer { counts[role, default: 0] += 1 }
      samples[attribute.name.value] = attribute.type.builtin.flatMap {
        SampleValue.shown($0, role, index + counts[role, default: 0])
      }
    }
    return samples
  }
}

extension SampleValue {
  /// Whether values of the type are known that a control shows without loading anything.
  fileprivate static func hasSamples(_ type: SwiftType.Builtin) -> Bool {
    [.string, .bool, .date].contains(type) || type.isNumber
  }

  /// Returns a value of the type that looks as a text of the role does in pictures.
  fileprivate static func shown(
    _ type: SwiftType.Builtin, _ role: TextRole, _ index: Int
  ) -> SampleValue? {
    let text = role.sample(index, of: SwiftType(.builtin(type))).filter {
      !type.isNumber || $0 != ","
    }
    switch type {
    case .string: return .text(text.hasPrefix("liferay.dev") ? "https://\(text)" : text)
    case .date: return .date(firstDay - Int64(index) * 2 * Content.day)
    case _ where type.isInteger: return Int64(text).map { .integer($0) }
    case _ where type.isFloatingPoint: return Double(text).map { .number($0) }
    default: return nil
    }
  }

  /// The 14th of March 2026, as in the texts of pictures, in the morning.
  private static let firstDay: Int64 = 1_773_478_800
}
