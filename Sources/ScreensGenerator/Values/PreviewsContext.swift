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
    // What a theme would load.
    let loaded = themes.flatMap(\.members).filter(\.isLoaded).map(\.name.value)
    let shown = viewModel.compactMap { member -> String? in
      let name = member.name.value
      guard member.isSettable, !loaded.contains(name),
        member.control != nil || permissions.contains(name)
      else { return nil }
      let text = member.control.flatMap { texts[$0.outlet] }
      return member.sample(text, models).map {
        .assignment("screenlet.\(member.place)", $0.source)
      }
    }
    guard let list else { return shown }
    let cells = [list.cell] + list.cells.map(\.cell) + themes.compactMap(\.cell)
    let layouts = (0..<3).map { AnswerLayout(models: models, values: list.samples($0, in: cells)) }
    let rows = layouts.map { layout in
      String.call(
        Names.model(list.model), ["attributes: \(layout.object(of: list.model.name.value))"])
    }
    return shown + [.call("screenlet.showRows", [.collection(rows)])]
  }
}

extension ViewModelMember {
  /// Whether its control loads what it shows.
  fileprivate var isLoaded: Bool {
    widget == .imageView || widget == .player || widget == .webView && textRole == .address
  }

  /// Returns a value that its control shows, `text` if that is possible; nil if it would have to be
  /// loaded, or if nothing is known of it.
  fileprivate func sample(_ text: String?, _ models: [ModelSpec]) -> SampleValue? {
    if isLoaded || widget == .activityIndicator { return nil }
    if let name = type.base.model, let model = models.named(name) {
      let attributes = SampleAnswer.object(of: model, with: model.samples(0))
      return SampleValue(.other(1), as: .call(Names.model(model), ["attributes: \(attributes)"]))
    }
    guard let builtin = type.builtin, SampleValue.hasSamples(builtin) else { return nil }
    var candidates = SampleCandidates(type.optional(false), named: name.value)
    SampleValue.shown(builtin, textRole, 0).map { candidates.prefer($0) }
    if builtin == .string, let text { candidates.prefer(.text(text)) }
    options.sampleOfSegments(type, 0).map { candidates.prefer($0) }
    candidates.keep(whatShows: self)
    return candidates.value().flatMap { $0.content == .text("") ? nil : $0 }
  }
}

extension WidgetOptions {
  /// Returns the value of a segment; nil if there are no segments.
  fileprivate func sampleOfSegments(_ type: SwiftType, _ index: Int) -> SampleValue? {
    let titles = texts(.segments)
    if titles.isEmpty { return nil }
    switch segmentMeaning(of: type) {
    case .indexes where type.builtin == .bool: return .bool(index.isMultiple(of: 2))
    case .indexes: return .integer(Int64(index % titles.count))
    case .numbers(let numbers):
      return numbers.isEmpty ? nil : .number(numbers[index % numbers.count])
    case .texts(let texts): return texts.isEmpty ? nil : .text(texts[index % texts.count])
    }
  }
}

extension ListSpec {
  /// Returns the attributes of a row of previews, by the paths to them, with all that is shown of
  /// objects in it. Images of rows would have to be loaded.
  fileprivate func samples(_ index: Int, in cells: [CellSpec]) -> [String: SampleValue] {
    var samples = model.samples(index)
    let labels = cells.flatMap(\.labels).map(\.text)
    for path in (labels.map(\.value) + [section?.value].compactMap(\.self)).flatMap(\.paths)
    where path.parts.count > 1 {
      guard case .attribute(let attribute)? = path.parts.last else { continue }
      samples[path.way] = attribute.sample(index)
    }
    for label in labels {
      guard let path = label.value.reference?.path,
        let sample = label.options.sampleOfSegments(label.type, index)
      else { continue }
      samples[path.way] = sample
    }
    for path in cells.compactMap({ $0.image?.value.reference?.path }) {
      samples[path.way] = SampleValue.none
    }
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
      samples[attribute.name.value] = attribute.sample(index + counts[role, default: 0])
      counts[role, default: 0] += 1
    }
    return samples
  }
}

extension ModelSpec.Attribute {
  fileprivate func sample(_ index: Int) -> SampleValue? {
    type.builtin.flatMap { SampleValue.shown($0, TextRole(of: name.value, type), index) }
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
    let shown = role.sample(index, of: SwiftType(.builtin(type)))
    let text = type.isNumber ? shown.filter { $0 != "," } : shown
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
