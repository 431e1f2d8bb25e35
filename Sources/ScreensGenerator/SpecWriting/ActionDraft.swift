import SpecModel

/// An action described by flags: an entry of `actions:`.
package struct ActionDraft {
  package var name: String
  package var interactor: InteractorDraft
  /// `title: title`
  package var updates: [String] = []
  /// `success: onBookmarkAdded`
  package var delegate: [String] = []
  /// The title of its button, or `no` for none.
  package var button: String?
  /// `working: Saving bookmark...`
  package var progress: [String] = []

  /// The action that runs `interactor`: `add-bookmark` for `AddBookmark`.
  package init(interactor: InteractorDraft) {
    self.name = interactor.name.kebabCase
    self.interactor = interactor
  }

  /// The action of a name: `add-bookmark` runs `AddBookmark`, unless it is said otherwise.
  package init(name: String, interactor: String?) {
    self.name = name
    self.interactor = InteractorDraft(name: interactor ?? name.capitalizedWords)
  }

  package func entry() throws(DraftError) -> SpecEntry {
    var keys = DraftKeys()
    keys.add("summary", interactor.summary)
    keys.add("interactor", interactor.name == name.capitalizedWords ? nil : interactor.name)
    try interactor.addWork(to: &keys)
    try keys.add("updates", braces: updates, flag: "update", example: "title: title")
    try keys.add(
      "delegate", braces: delegate, flag: "delegate", example: "success: onBookmarkAdded")
    keys.add("button", button)
    try keys.add("progress", progress, flag: "progress", example: "working: Saving bookmark...")
    return SpecEntry(name, .block(keys.entries))
  }
}
