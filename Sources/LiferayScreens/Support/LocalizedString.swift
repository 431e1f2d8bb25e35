internal import Foundation

/// The text for `key` in the strings table `tableName`; the key itself if there is none.
///
/// Inside the table the key is written `<tableName>-<key>`. The bundle of `obj`'s class is asked
/// first, then the app's, then those in which the class's theme would be looked for.
public func LocalizedString(_ tableName: String, key: String, obj: AnyObject?) -> String {
  let fullKey = "\(tableName)-\(key)"
  func text(in bundle: Bundle?) -> String? {
    let text = bundle?.localizedString(forKey: fullKey, value: nil, table: tableName)
    return text == fullKey ? nil : text
  }
  let owner: AnyClass? = obj.map { type(of: $0) }
  return text(in: owner.map { Bundle(for: $0) }) ?? text(in: .main)
    ?? ResourceDirectories(for: owner).first { text(in: Bundle(url: $0.url)) }
    ?? key
}
