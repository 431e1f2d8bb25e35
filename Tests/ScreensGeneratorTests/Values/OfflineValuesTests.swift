import ScreensGenerator
import Testing

/// Where interactors keep what they read.
struct OfflineValuesTests {
  @Test func `a choice of connectors is kept by what chooses and what the chosen one needs`() throws
  {
    let generation = Generation(
      """
      screenlet: Sample
      models: { Bag: { name: String } }
      properties: { bagId: Int64 = 0, code: String, siteId: Int64 = 0 }
      viewModel: { size: 'Int? { get set }' }
      offlinePolicy: remote-first
      connectors:
        ById: { path: '/bags/{bagId}', properties: { bagId: Int64 }, result: { bag: Bag } }
        ByCode:
          path: '/bags/by-code/{code}/{siteId}'
          properties: { code: String, siteId: Int64 }
          query: { group: context.groupId }
          result: { bag: Bag }
        BySize: { path: '/bags/by-size', properties: { size: Int? }, query: { s: size }, result: { bag: Bag } }
      actions:
        load:
          kind: read
          connector: { bagId > 0: ById, else: ByCode }
          cacheKey: all
          result: { bag: Bag }
        load-by-size: { kind: read, connector: BySize, cacheKey: size, result: { bag: Bag } }
      """)
    #expect(generation.printed == "")
    let text = try generation.file("LoadInteractor.swift")
    #expect(text.contains(#"about: "\(bagId)""#))
    let other = #""\(bagId)-\(String(reflecting: code))-\(siteId)-\(LiferayServerContext.groupId)""#
    #expect(text.contains(other))
    #expect(
      try generation.file("LoadBySizeInteractor.swift")
        .contains(#"about: size?.description ?? "nil""#))
  }
}
