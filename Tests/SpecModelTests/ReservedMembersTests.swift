import Testing

@testable import SpecModel

struct ReservedMembersTests {
  @Test func `every member of the runtime that a spec could clash with is reserved`() throws {
    let runtime = try RuntimeMembers()
    let classes: [(String, ReservedMembers, has: String)] = [
      ("BaseScreenlet", .screenlet, "themeName"),
      ("BaseScreenletView", .screenletView, "isHidden"),
      ("Interactor", .interactor, "start"),
      ("ServerReadConnectorInteractor", .interactor, "lastError"),
      ("ServerWriteConnectorInteractor", .interactor, "currentConnector"),
      ("ServerConnector", .connector, "validateData"),
      ("HttpConnector", .httpConnector, "postRun"),
      ("RestConnector", RestConnector.reserved, "preRun"),
      ("BaseListScreenlet", .listScreenlet, "loadList"),
      ("BaseListTableView", .listView, "tableView"),
      ("BaseListCollectionView", .listView, "collectionView"),
      ("PaginationLiferayConnector", .pageConnector, "startRow"),
      ("BaseListPageLoadInteractor", .pageConnector, "page"),
      ("UITableViewCell", .listCell, "textLabel"),
      ("UICollectionViewCell", .listCell, "isSelected"),
    ]
    for (type, reserved, known) in classes {
      let members = runtime.ofClass(type).subtracting(ReservedMembers.listInspectables.keys)
      #expect(members.contains(known), "\(type)")
      #expect(members.filter { reserved.owner(of: $0) == nil }.sorted() == [], "\(type)")
    }
  }

  @Test func `every reserved member of a class of the runtime is one`() throws {
    let runtime = try RuntimeMembers()
    // What generated classes declare, what the library for iOS has besides, and what interactors have
    // that read or write.
    let others: Set<String> = [
      "cacheKeyUsed", "cachedAnswer", "cachedSteps", "cancelled", "createConflictConnector",
      "isKept", "isSent",
      "obc", "onComplete", "pendingWrite", "screenlet", "session", "viewModel",
    ]
    for reserved: ReservedMembers in [.listScreenlet, .listView, .httpConnector, .pageConnector] {
      for (owner, members) in reserved.owners where runtime.has(owner) {
        let known = runtime.allOfClass(owner).union(runtime.allOfSubclasses(of: owner))
        #expect(Set(members).subtracting(known).subtracting(others).sorted() == [], "\(owner)")
      }
    }
  }
}
