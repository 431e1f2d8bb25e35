import TestSupport

extension ToolHistory {
  /// What the specs of a history say, which use everything that moves or shares files.
  struct Specs {
    private var members = [0]
    private var memberCount = 1
    private var hasLanguages = true
    private var isByKind = false
    private var hasTheme = false
    private var hasFailure = false
    private var hasDiary = false
    private var containsTag = false
    private var isTagBelow = false
    private var header = 0

    /// Changes one thing, and returns a description of it.
    mutating func change(_ random: inout SeededGenerator) -> String {
      switch Int.random(in: 0..<11, using: &random) {
      case 0:
        members.append(memberCount)
        memberCount += 1
      case 1: if members.count > 1 { members.removeFirst() }
      case 2: if !members.isEmpty { members.reverse() }
      case 3: hasLanguages.toggle()
      case 4: isByKind.toggle()
      case 5: hasTheme.toggle()
      case 6: hasFailure.toggle()
      case 7: hasDiary.toggle()
      case 8: containsTag.toggle()
      case 9: isTagBelow.toggle()
      default: header += 1
      }
      return "specs: \(self)"
    }

    func write(to sandbox: Sandbox) throws {
      try sandbox.shell("rm -f *.yml below/*.yml")
      try sandbox.write(
        """
        module: App
        \(hasLanguages ? "languages: [en, es]\n" : "")\(isByKind ? "layout: by-kind\n" : "")\
        \(header > 0 ? "header: Header \(header).\n" : "")
        """, to: "App.module.yml")
      let members = members.map { "  note\($0): String\n" }.joined()
      let button = hasLanguages ? "{ en: Save, es: Guardar }" : "Save"
      let failure = hasLanguages ? "{ en: No!, es: ¡No! }" : "No!"
      try sandbox.write(
        """
        screenlet: Note
        viewModel:
        \(members)connectors:
          Save: { kind: custom, result: { id: Int64 } }
        \(containsTag ? "contains: { shownTag: Tag }\n" : "")actions:
          save:
            kind: write
            connector: Save
            result: { id: Int64 }
            button: \(button)
        \(hasFailure ? "    progress: { failure: \(failure) }\n" : "")\
        \(containsTag ? "    updates: { shownTag.tagId: id }\n" : "")\
        themes:
          default: full
        \(hasTheme ? "  westeros: full\n" : "")
        """, to: "Note.screenlet.yml")
      try sandbox.write(
        """
        screenlet: Tag
        properties: { tagId: Int64 }
        viewModel: { name: String? }
        connectors:
          Load: { kind: custom, properties: { tagId: Int64 } }
        actions:
          load: { kind: read, connector: Load, default: true }

        """, to: isTagBelow ? "below/Tag.screenlet.yml" : "Tag.screenlet.yml")
      if hasDiary {
        try sandbox.write(
          "screenlet: Diary\nextends: Note.screenlet.yml\nthemes: { default: full }\n",
          to: "Diary.screenlet.yml")
      }
    }
  }
}
