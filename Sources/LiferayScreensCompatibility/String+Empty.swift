/// Returns the text, or nil if it is empty or nil.
///
/// In new code, write `text?.isEmpty == false ? text : nil`.
public func nullIfEmpty(_ string: String?) -> String? {
  string?.isEmpty == false ? string : nil
}
