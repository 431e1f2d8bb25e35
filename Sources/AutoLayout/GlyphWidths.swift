/// The widths of characters in thousandths of the font size. They are the widths of Helvetica,
/// which are near enough to those of the system font for a layout, and make pictures the same on
/// every machine.
enum GlyphWidths {
  static func width(of scalar: Unicode.Scalar) -> Int {
    if let width = known[scalar] { return width }
    // East Asian characters are square. Characters of other scripts are measured as Latin letters.
    return (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xFFDC).contains(scalar.value)
      || scalar.value > 0xFFFF ? 1000 : 556
  }

  private static let known: [Unicode.Scalar: Int] = {
    let groups: [(String, Int)] = [
      ("'", 191), ("ijl", 222), ("|", 260), (" !,./:;I[\\]ft", 278), ("()-`r", 333),
      ("{}", 334), ("\"", 355), ("*", 389), ("^", 469), ("Jcksvxyz", 500),
      ("#$0123456789?L_abdeghnopqu", 556), ("+<=>~", 584), ("FTZ", 611), ("&ABEKPSVXY", 667),
      ("CDHNRUw", 722), ("GOQ", 778), ("Mm", 833), ("%", 889), ("W", 944), ("\u{2026}", 1000),
      ("@", 1015),
    ]
    var widths: [Unicode.Scalar: Int] = [:]
    for (scalars, width) in groups {
      for scalar in scalars.unicodeScalars { widths[scalar] = width }
    }
    return widths
  }()
}
