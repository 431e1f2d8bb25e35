internal import Foundation

/// The text for `key` in the strings table `tableName`; the key itself if there is none.
///
/// In the table, the key is written as `<tableName>-<key>`. The bundle of `obj`'s class is searched
/// first, then the app's, then those in which the theme of the class would be searched for.
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
