internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// A value that can be stored on disk and restored.
enum CacheValue: Codable, Sendable {
  case propertyList(Data)
  /// JSON, for responses with nulls, which property lists cannot contain.
  case json(Data)
  case image(Data)
  /// The name of a file next to the entry.
  case file(String)

  /// Creates a value, or returns nil if it is not a property list, JSON or an image.
  init?(_ value: Any) {
    if let image = value as? UIImage {
      guard let data = image.uprightPNG ?? image.jpegData(compressionQuality: 1) else { return nil }
      self = .image(data)
    } else if PropertyListSerialization.propertyList(value, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
    {
      self = .propertyList(data)
    } else if JSONSerialization.isValidJSONObject([value]),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    {
      self = .json(data)
    } else {
      return nil
    }
  }

  /// Returns the restored value, or nil if the data is not valid. Files are in `folder`.
  func value(in folder: URL) -> Any? {
    switch self {
    case .propertyList(let data):
      try? PropertyListSerialization.propertyList(from: data, format: nil)
    case .json(let data):
      try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    case .image(let data):
      UIImage(data: data)
    case .file(let name):
      existingFile(folder.appendingPathComponent(name))
    }
  }

  private func existingFile(_ file: URL) -> URL? {
    FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}
