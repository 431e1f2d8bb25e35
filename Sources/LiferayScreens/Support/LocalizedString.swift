internal import Foundation

/// The text for `key` in the strings table `tableName`; the key itself if there is none.
///
/// Inside the table the key is written `<tableName>-<key>`. The bundle of `obj`'s class is asked
/// first, then the app's.
public func LocalizedString(_ tableName: String, key: String, obj: AnyObject?) -> String {
  let fullKey = "\(tableName)-\(key)"
  var bundles = [Bundle.main]
  if let obj { bundles.insert(Bundle(for: type(of: obj)), at: 0) }
  for bundle in bundles {
    let text = bundle.localizedString(forKey: fullKey, value: nil, table: tableName)
    if text != fullKey { return text }
  }
  return key
}
