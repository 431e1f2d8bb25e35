#if !canImport(UIKit)
  extension XIBNames {
    static let accessibilityTraits: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected,
      "staticText": .staticText, "searchField": .searchField, "header": .header,
      "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
      "adjustable": .adjustable,
    ]

    static let autocapitalizationTypes: [String: UITextAutocapitalizationType] = [
      "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    static let autocorrectionTypes: [String: UITextAutocorrectionType] = [
      "default": .default, "no": .no, "yes": .yes,
    ]

    static let spellCheckingTypes: [String: UITextSpellCheckingType] = [
      "default": .default, "no": .no, "yes": .yes,
    ]

    static let keyboardTypes: [String: UIKeyboardType] = [
      "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    static let keyboardAppearances: [String: UIKeyboardAppearance] = [
      "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]

    static let returnKeyTypes: [String: UIReturnKeyType] = [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
      "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
  }
#endif
