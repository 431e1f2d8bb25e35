internal import Foundation
internal import LiferayScreens

/// Runs `body` in an app whose `liferay-server-context.plist` contains these values.
@MainActor
public func withServerContext(
  _ values: [String: Any], _ body: @MainActor () async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  let list = try PropertyListSerialization.data(
    fromPropertyList: values, format: .xml, options: 0)
  try list.write(to: folder.url.appendingPathComponent("liferay-server-context.plist"))
  ThemeBundles.register(directory: folder.url)
  LiferayServerContext.reset()
  defer {
    ThemeBundles.unregister(directory: folder.url)
    LiferayServerContext.reset()
  }
  try await body()
}
