import SpecModel
import TestSupport

// Models, properties and the view model.
extension RandomSpecWriter {
  mutating func modelEntries(atLeast least: Int) -> [SpecTree.Entry] {
    let modelNames = (0..<max(least, random.number(0...3))).map { _ in names.type(&random) }
    let types = ["Bool", "Int", "Int32", "Int64", "Float", "Double", "String", "[String: Any]"]
    let optionals =
      types.map { $0 + "?" } + ["Date?", "URL?", "[Int]?"] + modelNames.map { $0 + "?" }
    let lists =
      ["[String]", "[Bool]", "[Int]", "[Int64]", "[Double]", "[[String: Any]]"]
      + modelNames.map { "[\($0)]" }
    models = modelNames.enumerated().map { index, name in
      // The rows of a list have something to show.
      let title = index == 0 ? [Value(name: names.member(&random), type: "String")] : []
      return Model(
        name: name,
        attributes: title
          + (0..<random.number(0...4)).map { _ in
            Value(
              name: names.member(&random),
              type: random.pick(random.pick([types, types, optionals, optionals, lists])))
          })
    }
    return models.map { model in
      .optional(model.name, .names(model.attributes.map { .optional($0.name, .type($0.type)) }))
    }
  }

  // MARK: Properties

  mutating func propertyEntries(isLogin: Bool) -> [SpecTree.Entry] {
    let defaults: [String: [String]] = [
      "Bool": ["true", "false"], "Int": ["1_000_000", "-1"], "Int32": ["-5", "2147483647"],
      "Int64": ["9223372036854775807", "0"], "Float": ["1.5", "-2"],
      "Double": ["1e-9", "2", "0.1"],
      "CGFloat": ["3", "0.25"],
      "String": ["\"Hello, \\\"world\\\"\"", "\"\"", "\"\\u{1F600}\\n\""],
      "CGSize": [".zero"], "String?": ["\"set\"", "nil"],
    ]
    let types =
      defaults.keys.sorted() + ["CGPoint", "CGRect", "UIColor?", "UIImage?", "Int64", "String"]
    var entries: [SpecTree.Entry] = []
    for _ in 0..<random.number(0...5) {
      let value = Value(name: names.member(&random), type: random.pick(types))
      properties.append(value)
      let preset = random.chance(3) ? defaults[value.type].map { random.pick($0) } : nil
      entries.append(.optional(value.name, .type(value.type + (preset.map { " = " + $0 } ?? ""))))
    }
    return entries
  }

  // MARK: The view model

  mutating func memberEntries(isList: Bool, isLogin: Bool) -> [SpecTree.Entry] {
    var entries: [SpecTree.Entry] = []
    if isLogin {
      members += ["userName", "password"].map {
        Member(name: $0, type: "String?", isSettable: false, widget: "textField")
      }
      entries += members.map { .optional($0.name, .type($0.type)) }
    }
    for _ in 0..<random.number(0...4) {
      entries.append(memberEntry(names.member(&random), isList: isList))
    }
    return entries
  }

  private mutating func memberEntry(_ name: String, isList: Bool) -> SpecTree.Entry {
    let base = random.pick(
      [
        "String", "String", "Bool", "Int", "Int32", "Int64", "Float", "Double", "Date", "UIImage",
        "URL", "CGFloat", "UIColor",
      ])
    let needsOptional = ["Date", "UIImage", "URL", "UIColor"].contains(base)
    let type = base + (needsOptional || random.chance(2) ? "?" : "")
    let isSettable = random.chance(2)
    let access = isSettable ? " { get set }" : random.chance(2) ? " { get }" : ""
    let fitting = SwiftType.Builtin(rawValue: base).map { Widget.fitting(SwiftType(.builtin($0))) }
    guard let fitting, !fitting.isEmpty, !random.chance(3) else {
      members.append(
        Member(name: name, type: type, isSettable: isSettable, widget: "", performs: nil))
      return .optional(name, .type(type + access))
    }
    let widget = random.pick(fitting)
    var keys: [SpecTree.Entry?] = [
      .required("type", .type(type + access)), .optional("widget", .choice(widget.rawValue)),
    ]
    if random.chance(3) { keys.append(.optional("label", .prose(sentence()))) }
    keys += options(of: widget, base)
    var action: String?
    let performable = actions + (isList ? ["load-initial-page"] : [])
    if !widget.events.isEmpty, let chosen = performable.randomElement(using: &random),
      random.chance(2)
    {
      action = chosen
      let performs =
        random.chance(2)
        ? SpecTree.reference(chosen)
        : .keys([
          .required("action", .reference(chosen)),
          .optional("when", .choice(random.pick(widget.events).rawValue)),
        ])
      keys.append(.optional("performs", performs))
    }
    members.append(
      Member(
        name: name, type: type, isSettable: isSettable, widget: widget.rawValue, performs: action))
    return .optional(name, .keys(keys))
  }

  private mutating func options(of widget: Widget, _ base: String) -> [SpecTree.Entry?] {
    func some(_ option: WidgetOption, _ values: [String], _ random: inout SeededGenerator)
      -> SpecTree.Entry?
    {
      random.chance(3) ? .optional(option.name, .choice(random.pick(values))) : nil
    }
    let options = widget.options
    var entries: [SpecTree.Entry?] = []
    if options.contains(.keyboard) {
      let keyboards = ["default", "URL", "numberPad", "emailAddress", "twitter", "webSearch"]
      let contents = ["username", "newPassword", "oneTimeCode", "URL", "name", "postalCode"]
      entries = [
        some(.keyboard, keyboards, &random),
        some(.autocapitalization, ["none", "words", "sentences", "allCharacters"], &random),
        some(.autocorrection, ["yes", "no"], &random), some(.contentType, contents, &random),
      ]
    }
    if options.contains(.placeholder) {
      entries += [
        some(.returnKey, ["default", "go", "next", "search", "continue"], &random),
        some(.secure, ["yes", "no"], &random),
        random.chance(3) ? .optional("placeholder", .prose(sentence())) : nil,
      ]
    }
    if options.contains(.minimum), random.chance(2) {
      entries += [.optional("minimum", .other("-3")), .optional("maximum", .other("12"))]
      if options.contains(.step) { entries.append(.optional("step", .other("3"))) }
    }
    if options.contains(.mode) {
      entries.append(some(.mode, ["date", "time", "dateAndTime"], &random))
    }
    if widget == .pageControl { entries.append(.required("pages", .other("3"))) }
    let isShown = widget == .label && base != "Date" && (base == "Bool" || random.chance(3))
    if widget == .segmentedControl || isShown {
      entries.append(.required("segments", .list([.prose(sentence()), .prose("B")])))
      if base == "String" || base != "Bool" && random.chance(2) {
        let values = base == "String" ? ["b", "a b"] : ["0", "7"]
        entries.append(.required("values", .list(values.map { .prose($0) })))
      }
    }
    return entries
  }
}
