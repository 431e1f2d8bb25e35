public import Foundation

/// The XIBs of `Tests/Looks`, which both layouts of XIBs have to lay out in the same way: that of
/// the runtime and that of pictures.
public enum Looks {
  public static let names = ["Form", "Reading"]

  public static func url(_ file: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Looks/\(file)")
  }

  /// A line with the frame of a view in the coordinates of the root: `title 16 16 288 27`.
  public static func line(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> String {
    let numbers = [x, y, width, height].map { number in
      let hundredths = Int((number * 100).rounded())
      return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
    }
    return ([id] + numbers).joined(separator: " ") + "\n"
  }
}
