extension HostileClone {
  /// Where the records of runs cannot go.
  static let environments: [HostileClone] = [
    HostileClone(
      "no home",
      environment: ["XDG_STATE_HOME": "", "TMPDIR": "SANDBOX/home"],
      code: 0,
      errors: ""),
    HostileClone(
      "a home that is read-only",
      environment: ["XDG_STATE_HOME": "", "HOME": "/proc", "TMPDIR": "SANDBOX/home"],
      code: 0,
      errors: ""),
    HostileClone(
      "a home that is not there",
      environment: ["XDG_STATE_HOME": "", "HOME": "/nowhere", "TMPDIR": "SANDBOX/home"],
      code: 0,
      errors: ""),
    HostileClone(
      "a relative state directory",
      environment: ["XDG_STATE_HOME": "clone", "HOME": "SANDBOX/home"],
      code: 0,
      errors: ""),
    HostileClone(
      "a state directory that everybody writes to",
      adding: "mkdir -p ../st/screens-gen; chmod 777 ../st/screens-gen",
      environment: ["XDG_STATE_HOME": "SANDBOX/st", "TMPDIR": "/nowhere"],
      code: 73,
      errors: """
        error: records of runs are kept in 'SANDBOX/st/screens-gen', which is not a directory that \
        only you can write to; remove it, or set XDG_STATE_HOME to a directory of yours

        """),
    HostileClone(
      "a state directory that is a link into the clone",
      adding: "mkdir -p st ../st; ln -s ../clone/st ../st/screens-gen",
      environment: ["XDG_STATE_HOME": "SANDBOX/st", "TMPDIR": "/nowhere"],
      code: 73,
      errors: """
        error: records of runs are kept in 'SANDBOX/st/screens-gen', which is not a directory that \
        only you can write to; remove it, or set XDG_STATE_HOME to a directory of yours

        """),
  ]
}
