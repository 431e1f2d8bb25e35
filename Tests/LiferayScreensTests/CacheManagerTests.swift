import Foundation
import HeadlessUIKit
import LiferayMobileSDK
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct CacheManagerTests {

    private let home = TemporaryHome()
    private let cache: CacheManager

    init() {
      cache = CacheManager(directory: home.url)
    }

    // MARK: Values

    @Test func `stored values survive a restart of the app`() async {
      #expect(cache.setClean(collection: "A", key: "k", value: "text", attributes: ["n": 1]))
      await cache.settled()
      let later = CacheManager(directory: home.url)
      #expect(await later.any("A", "k") as? String == "text")
      #expect(await later.any("A", "other") == nil)
      #expect(await later.any("B", "k") == nil)
    }

    @Test func `property lists, JSON with nulls, images and text are restored unchanged`()
      async throws
    {
      let date = Date(timeIntervalSince1970: 1_000_000)
      let big = Int64.max
      let list: [String: Any] = [
        "i": big, "d": 1.5, "b": true, "t": date, "x": Data([1, 2]), "l": [1],
      ]
      let json: [[String: Any]] = [["name": "a", "none": NSNull(), "id": big, "yes": false]]
      let png = try #require(UIImage(data: Data(base64Encoded: onePixel) ?? Data()))
      cache.setClean(
        collection: "A", keys: ["list", "json", "image", "empty"],
        values: [list, json, png, [Any]()],
        attributes: [:])

      let kept = try #require(await cache.any("A", "list") as? [String: Any])
      #expect(kept.int64Attribute("i") == big)
      #expect(kept["d"] as? Double == 1.5)
      #expect(kept["b"] as? Bool == true)
      #expect(kept["t"] as? Date == date)
      #expect(kept["x"] as? Data == Data([1, 2]))
      #expect(kept["l"] as? [Int] == [1])
      let rows = try #require(await cache.any("A", "json") as? [[String: Any]])
      #expect(rows.count == 1)
      #expect(rows.first?.stringAttribute("name") == "a")
      #expect(rows.first?["none"] is NSNull)
      #expect(rows.first?.int64Attribute("id") == big)
      #expect(rows.first?.boolAttribute("yes") == false)
      #expect((await cache.any("A", "empty") as? [Any])?.isEmpty == true)
      let image = await withCheckedContinuation { continuation in
        cache.getImage(collection: "A", key: "image") { continuation.resume(returning: $0) }
      }
      #expect(image?.pngData() == png.pngData())
    }

    @Test func `values from JSON read the same after they are restored`() async throws {
      let text = #"[{"id": "1", "n": 5, "yes": true, "no": false, "d": 1.5, "l": [], "o": {}}]"#
      let rows = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      cache.setClean(collection: "A", key: "k", value: rows, attributes: rows[0])
      let kept = try #require(await cache.any("A", "k") as? [[String: Any]])
      for row in [rows[0], try #require(kept.first)] {
        #expect(row.int64Attribute("id") == 1)
        #expect(row.stringAttribute("n") == "5")
        #expect(row.stringAttribute("yes") == "true")
        #expect(row.stringAttribute("no") == "false")
        #expect(row.doubleAttribute("d") == 1.5)
        #expect(row.listAttribute("l")?.isEmpty == true)
        #expect(row.attributesAttribute("o")?.isEmpty == true)
      }
    }

    @Test func `a value of another type is rejected, and the old one is kept`() async {
      cache.setClean(collection: "A", key: "k", value: "old", attributes: [:])
      #expect(!cache.setClean(collection: "A", key: "k", value: NSObject(), attributes: [:]))
      #expect(!cache.setDirty(collection: "A", key: "k", value: "x", attributes: ["o": NSObject()]))
      #expect(
        !cache.setClean(
          collection: "A", keys: ["k", "l"], values: ["x", NSObject()], attributes: [:]))
      #expect(!cache.setClean(collection: "A", keys: ["k", "l"], values: ["x"], attributes: [:]))
      #expect(await cache.any("A", "k") as? String == "old")
      #expect(await cache.any("A", "l") == nil)
    }

    @Test func `text is not a number, and a number is not text`() async {
      cache.setClean(collection: "A", key: "n", value: 7, attributes: [:])
      let text = await withCheckedContinuation { continuation in
        cache.getString(collection: "A", key: "n") { continuation.resume(returning: $0) }
      }
      #expect(text == nil)
      #expect(await cache.any("A", "n") as? Int == 7)
    }

    @Test func `a file is copied, and its copy is removed with its entry`() async throws {
      let original = home.url.appendingPathComponent("original.pdf")
      try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
      try Data("pdf".utf8).write(to: original)
      #expect(
        cache.setClean(collection: "A", key: "f", localFileURL: original, attributes: ["size": 3]))
      try FileManager.default.removeItem(at: original)

      let copy = try #require(await cache.file("A", "f"))
      #expect(try String(contentsOf: copy, encoding: .utf8) == "pdf")
      #expect(copy.pathExtension == "pdf")
      cache.setClean(collection: "A", key: "f", attributes: [:])
      #expect(await cache.file("A", "f") == copy)
      cache.setClean(collection: "A", key: "f", value: "text now", attributes: [:])
      #expect(await cache.any("A", "f") as? String == "text now")
      #expect(!FileManager.default.fileExists(atPath: copy.path))
    }

    @Test func `a missing file is logged, and nothing is stored`() async {
      let events = Events()
      ScreensLog.send { events.add($0) }
      defer { ScreensLog.send(to: nil) }
      cache.setClean(
        collection: "A", key: "f", localFileURL: URL(fileURLWithPath: "/nonexistent/f"),
        attributes: [:])
      #expect(await cache.file("A", "f") == nil)
      #expect(events.all.contains { $0.contains("was not changed") })
    }

    // MARK: Names

    @Test(arguments: [
      ("", ""), ("..", "."), ("a/b", "../../x"), ("Ä b", "\n"), ("A", "k"), ("a", "K"), ("a", "k"),
      (String(repeating: "long", count: 200), String(repeating: "x", count: 5000)),
    ])
    func `every text is a distinct key`(collection: String, key: String) async throws {
      for other in ["", "a", "A"] {
        cache.setClean(collection: other, key: "other", value: "other", attributes: [:])
      }
      #expect(await cache.any(collection, key) == nil)
      cache.setClean(collection: collection, key: key, value: "mine", attributes: [:])
      cache.setClean(collection: collection, key: key + "x", value: "yours", attributes: [:])
      #expect(await cache.any(collection, key) as? String == "mine")
      let outside = home.url.deletingLastPathComponent()
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["cache"])
    }

    @Test func `each server and user has its own cache`() {
      func folder(_ server: String, _ userId: Int64, as name: String = "joe") -> String {
        let session = LRSession(
          server: server, authentication: LRBasicAuthentication(username: name, password: ""))
        return CacheManager(session: session, userId: userId).directory.path
      }
      #expect(folder("http://a/", 7) == folder("HTTP://A", 7))
      #expect(folder("http://a", 7) == CacheManager.databasePath("http://a-7"))
      #expect(folder("http://a", 7).hasSuffix("/lr_cache__http%3A%2F%2Fa-7"))
      #expect(folder("http://joe:secret@a", 7) == folder("http://a", 7))
      let folders = [
        folder("http://a", 7), folder("http://a", 8), folder("http://b", 7),
        folder("http://a:81", 7),
        folder("http://a", 0), folder("http://a", 0, as: "bob"),
      ]
      #expect(Set(folders).count == folders.count)
    }

    // MARK: Damaged files

    @Test(arguments: ["", "garbage", "bplist00"])
    func `an entry that cannot be read is missing, and can be replaced`(
      content: String
    ) async throws {
      cache.setDirty(collection: "A", key: "k", value: "v", attributes: [:])
      await cache.settled()
      for file in home.entries { try Data(content.utf8).write(to: file) }
      #expect(await cache.any("A", "k") == nil)
      #expect(await cache.pending == [])
      cache.setClean(collection: "A", key: "k", value: "w", attributes: [:])
      #expect(await cache.any("A", "k") as? String == "w")
    }

    @Test func `an entry in the file of another key is missing`() async throws {
      cache.setClean(collection: "A", key: "k", value: "v", attributes: [:])
      await cache.settled()
      let file = try #require(home.entries.first)
      try FileManager.default.moveItem(
        at: file, to: file.deletingLastPathComponent().appendingPathComponent("l.entry"))
      #expect(await cache.any("A", "l") == nil)
    }

    @Test func `only the user may read the files`() async throws {
      cache.setClean(collection: "A", key: "k", value: "v", attributes: [:])
      await cache.settled()
      #expect(try permissions(of: home.url) == 0o700)
    }

    @Test func `errors of the file system are logged, and the completion is called`() async throws {
      let events = Events()
      ScreensLog.send { events.add($0) }
      defer { ScreensLog.send(to: nil) }
      let inTheWay = home.url.deletingLastPathComponent().appendingPathComponent("file")
      try Data().write(to: inTheWay)
      let cache = CacheManager(directory: inTheWay)
      cache.setClean(collection: "A", key: "k", value: "v", attributes: [:])
      await cache.settled()
      #expect(await cache.any("A", "k") == nil)
      #expect(events.all.contains { $0.contains("\(inTheWay.path) was not changed") })
    }

    // MARK: Clean and dirty

    @Test func `dirty entries are pending, in the order in which they were stored`() async {
      for key in ["c", "a", "b"] {
        cache.setDirty(collection: "S", key: key, value: key, attributes: ["key": key])
      }
      cache.setClean(collection: "S", key: "d", value: "d", attributes: [:])
      #expect(await cache.pending == ["S c c", "S a a", "S b b"])
      cache.setClean(collection: "S", key: "a", attributes: ["sent": true])
      #expect(await cache.pending == ["S c c", "S b b"])
      #expect(await cache.any("S", "a") as? String == "a")
      let count = await withCheckedContinuation { continuation in
        CacheManager(directory: home.url).countPendingToSync { continuation.resume(returning: $0) }
      }
      #expect(count == 2)
    }

    @Test func `what still has to be sent stays when the system empties the caches directory`()
      async throws
    {
      let pendingDirectory = home.url.appendingPathComponent("pending", isDirectory: true)
      let directory = home.url.appendingPathComponent("clean", isDirectory: true)
      let cache = CacheManager(directory: directory, pendingDirectory: pendingDirectory)
      cache.setClean(collection: "S", key: "a", value: "old", attributes: [:])
      cache.setDirty(collection: "S", key: "a", value: "new", attributes: ["key": "a"])
      cache.setDirty(collection: "S", key: "b", value: "b", attributes: ["key": "b"])
      cache.setClean(collection: "S", key: "b", attributes: [:])
      cache.setClean(collection: "S", key: "c", value: "c", attributes: [:])
      #expect(await cache.pending == ["S a a"])
      #expect(await cache.any("S", "a") as? String == "new")
      #expect(await cache.any("S", "b") as? String == "b")
      try FileManager.default.removeItem(at: directory)
      #expect(await cache.any("S", "a") as? String == "new")
      #expect(await cache.any("S", "b") == nil)
      cache.remove(collection: "S", key: "a")
      #expect(await cache.pending.isEmpty)
      #expect(home.entries.isEmpty)
    }

    @Test func `defect 53: the enumeration of pending entries can be stopped`() async {
      for key in ["a", "b", "c"] {
        cache.setDirty(collection: "S", key: key, value: key, attributes: ["key": key])
      }
      let events = Events()
      await withCheckedContinuation { continuation in
        cache.pendingToSync { _, key, _ in
          MainActor.assertIsolated()
          events.add(key)
          return key != "b"
        } onCompletion: {
          events.add("end")
          continuation.resume()
        }
      }
      #expect(events.all == ["a", "b", "end"])
    }

    @Test func `metadata has the time of synchronization and the attributes`() async throws {
      cache.setClean(collection: "A", key: "clean", value: 1, attributes: ["a": 1])
      cache.setDirty(collection: "A", key: "dirty", value: 1, attributes: ["b": NSNull()])
      let clean = try #require(await cache.metadata("A", "clean"))
      #expect(clean.synchronized && clean.attributes == ["a"])
      let dirty = try #require(await cache.metadata("A", "dirty"))
      #expect(!dirty.synchronized && dirty.attributes == ["b"])
      #expect(await cache.metadata("A", "none") == nil)
      cache.setClean(collection: "A", key: "none", attributes: [:])
      #expect(await cache.metadata("A", "none") == nil)
    }

    @Test func `values are returned with their attributes, in the order of the keys`() async {
      cache.setClean(collection: "A", keys: ["x", "y"], values: [1, 2], attributes: ["n": "m"])
      let texts = await withCheckedContinuation { continuation in
        cache.getSomeWithAttributes(collection: "A", keys: ["y", "?", "x"]) { values, attributes in
          let pairs = zip(values, attributes).map {
            "\($0 as? Int ?? 0) \($1?.stringAttribute("n") ?? "-")"
          }
          continuation.resume(returning: pairs)
        }
      }
      #expect(texts == ["2 m", "0 -", "1 m"])
    }

    // MARK: Removing

    @Test func `entries, collections and everything can be removed`() async {
      for collection in ["A", "B"] {
        cache.setClean(collection: collection, keys: ["x", "y"], values: [1, 2], attributes: [:])
      }
      cache.remove(collection: "A", key: "x")
      cache.remove(collection: "A", key: "none")
      cache.remove(collection: "B")
      #expect(await cache.any("A", "x") == nil)
      #expect(await cache.any("A", "y") as? Int == 2)
      #expect(await cache.any("B", "y") == nil)
      await withCheckedContinuation { continuation in
        cache.removeAll { continuation.resume() }
      }
      #expect(await cache.any("A", "y") == nil)
      #expect(!FileManager.default.fileExists(atPath: home.url.path))
    }

    // MARK: Threads

    @Test func `several threads may write and read at once, through several managers`() async {
      let url = home.url
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<64 {
          group.addTask {
            let cache = CacheManager(directory: url)
            cache.setDirty(collection: "A", key: "\(index % 8)", value: index, attributes: [:])
            _ = await cache.any("A", "\(index % 8)")
          }
        }
      }
      #expect(await cache.pending.count == 8)
    }

    @Test func `a closure that was called is released`() async {
      weak var view: UIView?
      do {
        let kept = UIView(frame: .zero)
        view = kept
        cache.getAny(collection: "A", key: "k") { _ in kept.tag = 1 }
      }
      await eventually { view == nil }
    }
  }
}

extension CacheManager {

  fileprivate nonisolated func any(_ collection: String, _ key: String) async -> sending Any? {
    await withCheckedContinuation { continuation in
      getAny(collection: collection, key: key) { value in
        nonisolated(unsafe) let value = value
        continuation.resume(returning: value)
      }
    }
  }

  @MainActor fileprivate func file(_ collection: String, _ key: String) async -> URL? {
    await withCheckedContinuation { continuation in
      getLocalFileURL(collection: collection, key: key) { continuation.resume(returning: $0) }
    }
  }

  @MainActor fileprivate func metadata(
    _ collection: String, _ key: String
  ) async -> (synchronized: Bool, attributes: [String])? {
    await withCheckedContinuation { continuation in
      getMetadata(collection: collection, key: key) { metadata in
        continuation.resume(
          returning: metadata.map { ($0.synchronized != nil, $0.attributes.keys.sorted()) })
      }
    }
  }

  /// Collection, key and the attribute "key" of the pending entries.
  @MainActor fileprivate var pending: [String] {
    get async {
      let events = Events()
      await withCheckedContinuation { continuation in
        pendingToSync { collection, key, attributes in
          events.add("\(collection) \(key) \(attributes.stringAttribute("key") ?? "-")")
          return true
        } onCompletion: {
          continuation.resume()
        }
      }
      return events.all
    }
  }
}
