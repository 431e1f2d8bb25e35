import Foundation
import LiferayScreens
import Testing

extension OneAtATime {
  @Suite struct LiferayServerContextTests {

    init() {
      LiferayServerContext.reset()
    }

    private func withFile(
      _ values: [String: Any], named name: String = "liferay-server-context.plist",
      _ body: () throws -> Void
    ) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
      try data.write(to: folder.appendingPathComponent(name))
      ThemeBundles.register(directory: folder)
      LiferayServerContext.reset()
      defer {
        ThemeBundles.unregister(directory: folder)
        LiferayServerContext.reset()
        try? FileManager.default.removeItem(at: folder)
      }
      try body()
    }

    @Test func `without a file there are defaults`() {
      #expect(LiferayServerContext.server == "http://localhost:8080")
      #expect(LiferayServerContext.companyId == 10157)
      #expect(LiferayServerContext.groupId == 10184)
      #expect(LiferayServerContext.serverVersion == .v70)
    }

    @Test func `the file's values are read, with custom keys, and defaults for the rest`() throws {
      let values: [String: Any] = [
        "server": "https://portal.example.com", "version": "72", "groupId": 20143,
        "folderId": 30200, "ratio": 1.5, "offline": true, "name": "Joe",
        "day": Date(timeIntervalSince1970: 86400),
      ]
      try withFile(values) {
        #expect(LiferayServerContext.server == "https://portal.example.com")
        #expect(LiferayServerContext.serverVersion == .v72)
        #expect(LiferayServerContext.groupId == 20143)
        #expect(LiferayServerContext.companyId == 10157)
        #expect(LiferayServerContext.longPropertyForKey("folderId") == 30200)
        #expect(LiferayServerContext.intPropertyForKey("folderId") == 30200)
        #expect(LiferayServerContext.numberPropertyForKey("ratio") == 1.5)
        #expect(LiferayServerContext.booleanPropertyForKey("offline"))
        #expect(LiferayServerContext.stringPropertyForKey("name") == "Joe")
        #expect(LiferayServerContext.datePropertyForKey("day").timeIntervalSince1970 == 86400)
        #expect(LiferayServerContext.propertyForKey("name") as? String == "Joe")
      }
    }

    @Test func `defect 24: a sample file is used if there is no other`() throws {
      try withFile(
        ["companyId": 10154, "groupId": 10181], named: "liferay-server-context-sample.plist"
      ) {
        #expect(LiferayServerContext.companyId == 10154)
        #expect(LiferayServerContext.groupId == 10181)
        #expect(LiferayServerContext.server == "http://localhost:8080")
      }
    }

    @Test func `defect 50: a missing key or another type does not crash`() throws {
      try withFile(["server": 7, "version": 12, "groupId": "x", "folderId": ["a"]]) {
        #expect(LiferayServerContext.server == "7")
        #expect(LiferayServerContext.serverVersion == .v70)
        #expect(LiferayServerContext.groupId == 0)
        #expect(LiferayServerContext.longPropertyForKey("folderId") == 0)
        #expect(LiferayServerContext.longProperty(forKey: "folderId") == nil)
        #expect(LiferayServerContext.propertyForKey("missing") == nil)
        #expect(LiferayServerContext.longPropertyForKey("missing") == 0)
        #expect(LiferayServerContext.intPropertyForKey("missing") == 0)
        #expect(LiferayServerContext.stringPropertyForKey("missing") == "")
        #expect(LiferayServerContext.stringProperty(forKey: "missing") == nil)
        #expect(LiferayServerContext.numberPropertyForKey("missing") == 0)
        #expect(LiferayServerContext.numberProperty(forKey: "missing") == nil)
        #expect(!LiferayServerContext.booleanPropertyForKey("missing"))
        #expect(LiferayServerContext.booleanProperty(forKey: "missing") == nil)
        #expect(LiferayServerContext.dateProperty(forKey: "missing") == nil)
      }
    }

    @Test func `a value that is set overrides the file's`() throws {
      try withFile(["groupId": 1]) {
        LiferayServerContext.groupId = 2
        LiferayServerContext.setPropertyValue(3, forKey: "folderId")
        #expect(LiferayServerContext.groupId == 2)
        #expect(LiferayServerContext.longPropertyForKey("folderId") == 3)
      }
    }

    @Test func `a file with another structure is an error`() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["a", "b"], format: .xml, options: 0)
      try list.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let error = #expect(throws: (any Error).self) { try LiferayServerContext.load(from: file) }
      #expect(short(error) == "LiferayScreens -4")
      #expect(error?.localizedDescription == file.path + " holds no keys and values")
    }

    @Test func `defect 48: several threads may read and write at once`() async {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<64 {
          group.addTask {
            LiferayServerContext.setPropertyValue(index, forKey: "key\(index)")
            _ = LiferayServerContext.server
            _ = LiferayServerContext.connectorFactory
          }
        }
      }
      let values = (0..<64).map { LiferayServerContext.intPropertyForKey("key\($0)") }
      #expect(values == Array(0..<64))
    }

    // MARK: The connector factory

    @Test func `the default factory returns each connector unchanged`() {
      let connector = LiferayServerContext.connectorFactory.create { PlainConnector() }
      #expect(type(of: connector) == PlainConnector.self)
    }

    @Test func `a factory assigned in code can substitute a subclass`() {
      LiferayServerContext.connectorFactory = FakingFactory()
      let connector = LiferayServerContext.connectorFactory.create { PlainConnector() }
      #expect(type(of: connector) == FakeConnector.self)
    }

    @Test func `a factory can be named in the file`() throws {
      try withFile(["connectorFactoryClassName": "LiferayScreensTests.FakingFactory"]) {
        let connector = LiferayServerContext.connectorFactory.create { PlainConnector() }
        #expect(type(of: connector) == FakeConnector.self)
      }
    }

    @Test func `a name that is not a factory is logged, and the default one is used`() throws {
      let events = Events()
      ScreensLog.send { events.add($0) }
      defer { ScreensLog.send(to: nil) }
      try withFile(["connectorFactoryClassName": "Nobody"]) {
        let connector = LiferayServerContext.connectorFactory.create { PlainConnector() }
        #expect(type(of: connector) == PlainConnector.self)
        _ = LiferayServerContext.connectorFactory
      }
      #expect(
        events.all == [
          "LiferayScreens: connectorFactoryClassName is 'Nobody', which is not a class that conforms to"
            + " NamedConnectorFactory; the default is used"
        ])
    }
  }
}

class PlainConnector: ServerConnector, @unchecked Sendable {}

class FakeConnector: PlainConnector, @unchecked Sendable {}

final class FakingFactory: NamedConnectorFactory {
  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    FakeConnector() as? Connector ?? make()
  }
}
