import SourceText
import Testing

struct NearestByWordsTests {
  private let methods = [
    "getGroupEntriesWithGroupId", "getGroupEntriesCountWithGroupId", "getEntryWithEntryId",
    "getAddresses", "LRMBCategoryService_v7", "LRMBThreadService_v7",
  ]

  @Test(arguments: [
    ("getGroupEntrysWithGroupId", "getGroupEntriesWithGroupId"),
    ("getGroupEntryWithGroupID", "getGroupEntriesWithGroupId"),
    ("getEntryEntryId", "getEntryWithEntryId"), ("getAddress", "getAddresses"),
    ("LRMBCategoriesService_v7", "LRMBCategoryService_v7"),
    ("getGroupWithEntriesGroupId", "getGroupEntriesWithGroupId"),
  ])
  func `plurals, order and one word are no matter`(written: String, meant: String) {
    #expect(nearestByWords(to: written, in: methods) == meant)
  }

  @Test(arguments: ["get", "LRBlogsEntryService_v7", "getGroupThreads", "", "_"])
  func `other words are others`(written: String) {
    #expect(nearestByWords(to: written, in: methods) == nil)
  }

  @Test func `of several names that are one word away none is meant`() {
    #expect(nearestByWords(to: "getEntries", in: ["getGroupEntries", "getUserEntries"]) == nil)
  }
}
