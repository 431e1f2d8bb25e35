import SourceText

/// A connector that downloads a file from an address, which can contain properties.
package struct DownloadConnector: Hashable, Sendable {
  package var template: AddressTemplate
  /// The file.
  package var result: ResultSpec?
}

extension DownloadConnector: NamedConnectorKind {
  static let name = "download"
  static let telltale: String? = download.name
  static let superclass = "HttpDownloadConnector"
  static let reserved = ReservedMembers.downloadConnector

  static let download = ConnectorKeys.key(
    "download", .text(.address),
    "The address of a file of any size, whose result is the `URL` of the file on the device.",
    .required, example: "'{context.server}/documents/{groupId}/{uuid}'")

  static let keys = [
    ConnectorKey(
      download,
      flag: .init(
        name: "download", value: "ADDRESS",
        help: "the address of a file to download, with properties as {name}"))
  ]

  var transfersFile: Bool { true }
  var sent: [Expression.Attribute]? { template.sent }

  static func read(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind? {
    guard let text = fields.required(download),
      let address = AddressTemplate(
        ofRequest: text, scope, reporting: fields.log)
    else { return nil }
    let result = ResultSpec(
      name: Located("url", at: text.range), type: SwiftType(.builtin(.url)), typeRange: text.range)
    return .download(DownloadConnector(template: address, result: result))
  }
}
