import ScreensGenerator
import Testing

/// What a Screenlet does when an action has succeeded, or a write is only kept.
struct SuccessTests {
  private func screenlet(_ actions: String) throws -> String {
    let generation = Generation(
      """
      screenlet: Sample
      models: { Bag: { name: String, ownerId: Int64?, siteId: Int64? } }
      properties: { bagId: Int64 = 0 }
      viewModel: { title: 'String? { get set }', name: 'String? { get set }' }
      contains: { owner: { screenlet: Base, module: LiferayScreens } }
      \(actions.contains("cacheKey") ? "offlinePolicy: remote-first" : "")
      connectors:
        Drop: { method: DELETE, path: '/bags/{bagId}', properties: { bagId: Int64 } }
        Load: { path: '/bags/{bagId}', properties: { bagId: Int64 }, result: { bag: Bag } }
      actions:
      \(actions)
      """)
    #expect(generation.printed == "")
    return try generation.file("SampleScreenlet.swift")
  }

  @Test func `a delegate that gets an input does not hear of a write that is only kept`() throws {
    let text = try screenlet(
      "  drop: { kind: write, connector: Drop, cacheKey: bagId, delegate: { success: { onDrop: bagId } } }"
    )
    #expect(
      text.contains(
        """
              guard let self, let interactor else { return }
              if interactor.isKept { return }
              sampleDelegate?.screenlet(self, onDrop: interactor.bagId)

        """))
  }

  @Test func `what shows no result is written once`() throws {
    let text = try screenlet(
      """
        drop:
          kind: write
          connector: Drop
          cacheKey: bagId
          updates: { title: nil }
          delegate: { success: { onDrop: bagId }, saved: onKept }
      """)
    #expect(
      text.contains(
        """
              guard let self, let interactor else { return }
              viewModel?.title = nil
              if interactor.isKept {
                sampleDelegate?.screenletOnKept(self)
                return
              }
              sampleDelegate?.screenlet(self, onDrop: interactor.bagId)

        """))
  }

  @Test func `what is by hand is done even if the delegate keeps the view as it is`() throws {
    let text = try screenlet(
      """
        load:
          kind: read
          connector: Load
          result: { bag: Bag }
          updates: { name: bag.name }
          byHand: success
          delegate: { success: onLoad, returns: Bool }
      """)
    #expect(
      text.contains(
        """
              let updatesView = sampleDelegate?.screenlet(self, onLoad: bag) ?? true
              if updatesView {
                viewModel?.name = bag.name
              }
              didPerformLoad(interactor)

        """))
  }

  @Test func `a Screenlet in the view loads only if it gets its values`() throws {
    let text = try screenlet(
      """
        load:
          kind: read
          connector: Load
          result: { bag: Bag }
          updates: { owner.userId: bag.ownerId }
        load-both:
          kind: read
          connector: Load
          result: { bag: Bag }
          updates: { owner.bag: bag.ownerId, owner.siteId: bag.siteId }
        load-some:
          kind: read
          connector: Load
          result: { bag: Bag }
          updates: { owner.userId: bag.ownerId, owner.title: bag.name }
      """)
    #expect(
      text.contains(
        """
              if let userId = bag.ownerId {
                viewModel?.ownerScreenlet?.userId = userId
                viewModel?.ownerScreenlet?.performDefaultAction()
              }
            }

        """))
    #expect(
      text.contains(
        """
              if let theBag = bag.ownerId, let siteId = bag.siteId {
                viewModel?.ownerScreenlet?.bag = theBag
                viewModel?.ownerScreenlet?.siteId = siteId
                viewModel?.ownerScreenlet?.performDefaultAction()
              }
            }

        """))
    #expect(
      text.contains(
        """
              if let userId = bag.ownerId {
                viewModel?.ownerScreenlet?.userId = userId
              }
              viewModel?.ownerScreenlet?.title = bag.name
              viewModel?.ownerScreenlet?.performDefaultAction()
            }

        """))
  }
}
