public import Foundation

/// Where tests make their folders: in memory if the system has room for that, as each run of the tool
/// waits until what it wrote is on the disk.
public enum ScratchDirectory {
  public static let url: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: memory.path)
    let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
    let hasRoom = free > 2 << 30 && FileManager.default.isWritableFile(atPath: memory.path)
    return hasRoom ? memory : FileManager.default.temporaryDirectory
  }()
}
