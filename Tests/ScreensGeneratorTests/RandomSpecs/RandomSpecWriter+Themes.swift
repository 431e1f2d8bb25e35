import SpecModel
import TestSupport

extension RandomSpecWriter {
  mutating func themes(isList: Bool) -> [SpecTree.Entry] {
    let others = random.some(
      ["flat7", "large", "in", "dark-mode", "White_Walker", "x", "protocol", "URL"], 3)
    let all = (["default"] + others).shuffled(using: &random)
    var done: [String] = []
    return all.map { name in
      defer { done.append(name) }
      let full =
        isList && random.chance(2) ? random.pick(["full, table", "full, collection"]) : "full"
      guard let parent = done.randomElement(using: &random), random.chance(2) else {
        return .optional(name, theme(full))
      }
      return random.chance(2)
        ? .optional(name, .other("child of \(parent)"))
        : .optional(name, theme("extended from \(parent)"))
    }
  }

  private mutating func theme(_ kind: String) -> SpecTree {
    guard random.chance(4) else { return .other(kind) }
    var writer = RandomSpecWriter(index: index, random)
    let name = "set\(index)-\(["a", "b", "c", "d", "e", "f", "g", "h", "i"][sets.count])"
    let set = writer.themeSet(named: name)
    random = writer.random
    let path = "\(name).theme.yml"
    sets[path] = set.text(&random)
    return .keys([
      .required("kind", .other(kind)), .optional("set", .other(path)),
      kind.hasPrefix("full") && random.chance(2)
        ? .optional("byHand", .list(["created", "shown", "finished"].map(SpecTree.choice))) : nil,
    ])
  }

  mutating func themeSet(named name: String? = nil) -> SpecTree {
    let name = name ?? random.pick(["Set", "night-watch", "URL", "x"]) + "\(index)"
    let colors = constants(
      ["'#A61C1C'", "'#FFF'", "'#10141880'", "white", "systemBlue", "clear"].map {
        String($0.filter { $0 != "'" })
      }, least: 1)
    let sizes = constants(["4", "0.5", "-1.25", "1_000"], least: 0)
    let fonts = constants(
      ["system 15", "bold system 1_7", "italic system 12.5", "Gill \"Sans\" 14", "Georgia-Bold 9"],
      least: 0)
    func section(_ key: String, _ constants: [Value]) -> SpecTree.Entry? {
      constants.isEmpty
        ? nil : .optional(key, .names(constants.map { .optional($0.name, .other($0.type)) }))
    }
    let progress: SpecTree.Entry? =
      random.chance(2)
      ? nil
      : .optional(
        "progress",
        .keys([
          .optional("color", .reference(random.pick(colors).name)),
          random.chance(2) ? .optional("opacity", .other("0.9")) : nil,
        ]))
    let styles = styles(colors, sizes, fonts)
    return .keys([
      .required("theme", .name(name)),
      random.chance(2) ? .optional("summary", .prose(sentence())) : nil,
      section("colors", colors), section("sizes", sizes), section("fonts", fonts), progress,
      random.chance(4) ? .optional("whileWorking", .choice("dimmed")) : nil,
      styles.isEmpty ? nil : .optional("styles", .keys(styles)),
    ])
  }

  private mutating func constants(_ values: [String], least: Int) -> [Value] {
    (0..<random.number(least...3)).map { _ in
      Value(name: names.member(&random), type: random.pick(values))
    }
  }

  private mutating func styles(
    _ colors: [Value], _ sizes: [Value], _ fonts: [Value]
  ) -> [SpecTree.Entry] {
    let common: [ThemeStyle.Property] = [.backgroundColor, .tintColor, .cornerRadius]
    return random.some(ThemeStyle.Control.allCases).map { control in
      let own = control.properties.filter { !common.contains($0) }
      let properties = (common + own).map { property in
        switch property.kind {
        case .color: (property.rawValue, colors)
        case .size: (property.rawValue, sizes)
        case .font: (property.rawValue, fonts)
        }
      }
      let chosen = random.some(properties.filter { !$0.1.isEmpty })
      var entries: [SpecTree.Entry?] = chosen.map {
        .optional($0.0, .reference(random.pick($0.1).name))
      }
      if random.chance(3) {
        let attributes: [SpecTree.Entry?] = [
          .optional("layer.borderWidth", .other("1")), .optional("alpha", .other("0.5")),
        ]
        entries.append(.optional("attributes", .keys(attributes)))
      }
      return .optional(control.rawValue, .keys(entries))
    }
  }
}
