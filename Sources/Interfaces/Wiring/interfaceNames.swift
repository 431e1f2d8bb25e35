import SourceText

/// Returns the classes that an Objective-C file declares: the names after `@interface`, even in
/// comments, because a superfluous class only suppresses a report.
func interfaceNames(in words: [Substring]) -> Set<String> {
  zip(words, words.dropFirst()).reduce(into: []) { names, pair in
    if pair.0 == "@interface" { names.insert(String(pair.1)) }
  }
}

extension SourceFile {
  /// The words of an Objective-C file, with the `@` of those that have one.
  var words: [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
  }
}
