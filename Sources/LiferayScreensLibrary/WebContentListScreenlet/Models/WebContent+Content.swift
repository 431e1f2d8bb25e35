import LiferayScreens

/// What a web content says. Each property reads the XML of `content` again.
nonisolated extension WebContent {

  /// The values of a web content that has a structure, as the fields of a record with the
  /// attributes of the web content; nil for one without a structure.
  public var structuredRecord: DDLRecord? {
    var attributes = attributes
    attributes["content"] = nil
    let record = DDLRecord(data: [:], attributes: attributes)
    return record.updateCurrentValues(xmlValues: content) > 0 ? record : nil
  }

  /// The HTML of a web content without a structure, in the language of `LiferayServerContext` or of
  /// the app; nil for one with a structure, and without any content.
  public var html: String? {
    content.isEmpty || structuredRecord != nil ? nil : content.asLocalized()
  }
}
