public import Foundation

/// The parent directory of temporary folders: in memory if there is enough space, since each run of
/// the tool waits until its output is on the disk.
public enum ScratchDirectory {
  public static let url: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: memory.path)
    let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
    let hasRoom = free > 2 << 30 && FileManager.default.isWritableFile(atPath: memory.path)
    return hasRoom ? memory : FileManager.default.temporaryDirectory
  }()
}
