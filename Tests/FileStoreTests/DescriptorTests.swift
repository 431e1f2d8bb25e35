import Foundation
import Testing

@testable import FileStore

struct DescriptorTests {
  @Test func `a text is written completely, however little the reader takes at a time`() throws {
    let disk = try Disk()
    let text = String(repeating: "a → b\n", count: 100_000)
    let pipe = Pipe()
    let input = pipe.fileHandleForWriting
    // A pipe that does not block takes what it has space for.
    #expect(fcntl(input.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    let reader = Process()
    reader.executableURL = URL(filePath: "/bin/sh")
    reader.arguments = ["-c", "cat > copy"]
    reader.currentDirectoryURL = disk.url
    reader.standardInput = pipe
    try reader.run()
    try Descriptor(number: input.fileDescriptor).write(text)
    try input.close()
    reader.waitUntilExit()
    #expect(try String(contentsOfFile: disk.path("copy"), encoding: .utf8) == text)
  }
}
