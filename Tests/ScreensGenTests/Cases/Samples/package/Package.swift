// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes", dependencies: [.package(path: "../screens-gen")],
  targets: [.target(name: "Core")])
