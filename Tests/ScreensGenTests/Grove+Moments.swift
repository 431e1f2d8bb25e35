import Foundation

extension Grove {
  /// A moment of a run from one season to the other, as the disk shows it: every run passes through
  /// it, however fast or slow the machine is.
  enum Moment {
    /// So many seconds after the start.
    case after(Double)
    /// So many new texts are staged.
    case staged(Int)
    /// The file of that tree is another one.
    case replaced(tree: Int)

    /// Any of those at which files are written.
    static var ofWriting: Moment {
      // A tree has a Connector and its base.
      Bool.random()
        ? .staged(.random(in: 1...2 * Grove.count)) : .replaced(tree: .random(in: 0..<Grove.count))
    }
  }

  /// A run that has reached the moment, or passed it if nobody looked in time.
  func generate(_ season: Season, until moment: Moment) throws -> Process {
    let hasCome: () throws -> Bool
    switch moment {
    case .after(let seconds):
      let end = Date(timeIntervalSinceNow: seconds)
      hasCome = { Date() >= end }
    case .staged(let count):
      hasCome = { self.stagedCount >= count }
    case .replaced(let tree):
      let number = number(ofTree: tree)
      hasCome = { self.number(ofTree: tree) != number }
    }
    let run = try generate(season)
    while run.isRunning, !(try hasCome()) { usleep(20) }
    return run
  }

  private var stagedCount: Int {
    let out = url.appending(path: "out").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []
    return names.filter { $0.hasSuffix(".tmp") }.reduce(0) { count, name in
      let files = try? FileManager.default.contentsOfDirectory(atPath: out + "/" + name)
      return count + (files?.count ?? 0)
    }
  }

  /// What distinguishes the file of a tree from the one that replaces it.
  private func number(ofTree number: Int) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: place(ofTree: number).path)
    return attributes?[.systemFileNumber] as? Int
  }
}
