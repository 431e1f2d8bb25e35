import LiferayScreens
import Testing

/// The classes of assets, whose ids the app sets.
struct AssetClassesTests {

  @Test(arguments: [
    (AssetClassNameKey_Site, "com.liferay.portal.kernel.model.Group"),
    (AssetClassNameKey_BlogsEntry, "com.liferay.blogs.kernel.model.BlogsEntry"),
    (AssetClassNameKey_JournalArticle, "com.liferay.journal.model.JournalArticle"),
  ])
  func `a class has its name in Java`(key: String, name: String) {
    #expect(AssetClasses.getClassName(key) == name)
  }

  @Test func `a class is found by the id that was set`() {
    #expect(AssetClasses.getClassNameId(AssetClassNameKey_MicroblogsEntry) == nil)
    AssetClasses.set(AssetClassNameKey_MicroblogsEntry, newId: 20_015)
    #expect(AssetClasses.getClassNameId(AssetClassNameKey_MicroblogsEntry) == 20_015)
    #expect(
      AssetClasses.getClassNameFromId(20_015) == "com.liferay.microblogs.model.MicroblogsEntry")
    #expect(AssetClasses.getClassNameFromId(20_016) == nil)
  }

  @Test func `a class has another name in a portal of another version`() throws {
    let key = AssetClassNameKey_WikiPage
    let name = try #require(AssetClasses.getClassName(key))
    defer { AssetClasses.set(key, newClassName: name) }
    AssetClasses.set(key, newClassName: "com.example.WikiPage")
    #expect(AssetClasses.getClassName(key) == "com.example.WikiPage")
  }

  @Test func `nothing is known of another key`() {
    AssetClasses.set("Fish", newId: 1)
    AssetClasses.set("Fish", newClassName: "com.example.Fish")
    #expect(AssetClasses.getClassNameId("Fish") == nil)
    #expect(AssetClasses.getClassName("Fish") == nil)
    #expect(AssetClasses.getClassNameFromId(1) == nil)
  }
}
