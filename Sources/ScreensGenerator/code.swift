/// The parts, one after the other: `code("let ", name, " = ", value)`.
///
/// The text is made at once. With `+` or interpolation it grows, and is copied as it does, which is
/// felt where many parts are put together for every spec.
func code(_ parts: String...) -> String {
  var count = 0
  for part in parts { count += part.utf8.count }
  return String(unsafeUninitializedCapacity: count) { code in
    var end = 0
    for var part in parts {
      part.withUTF8 { bytes in
        _ = code[end...].initialize(fromContentsOf: bytes)
        end += bytes.count
      }
    }
    return end
  }
}
