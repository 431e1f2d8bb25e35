import DemoServer
import Testing

struct JournalArticleServiceTests {

  private let server: DemoServer

  init() throws {
    server = try DemoServer()
  }

  /// Calls one service, and returns its JSON, or the class of the exception.
  private func call(_ service: String, _ parameters: String) -> String {
    let reply = Client(server: server).invoke(#"{"/\#(service)":{\#(parameters)}}"#)
    if reply.status == 200 { return reply.text }
    let type = reply.text.firstMatch(of: /"type":"([^"]*)"/)?.1 ?? ""
    return "\(reply.status) \(type)"
  }

  private func articles(_ parameters: String) -> String {
    call("journal.journalarticle/get-articles", parameters + #","obc":null"#)
  }

  @Test func `the articles of a folder are listed, a page at a time`() {
    defer { server.stop() }
    let folder = #""groupId":20143,"folderId":0"#
    #expect(
      articles(folder + #","start":1,"end":9"#) == #"""
        [{"articleId":"NEWS","companyId":"20097","content":\#
        "<?xml version=\"1.0\"?><root available-locales=\"en_US\" default-locale=\"en_US\">\#
        <dynamic-element name=\"content\" type=\"text_area\">\#
        <dynamic-content language-id=\"en_US\"><![CDATA[<p>No news.</p>]]></dynamic-content>\#
        </dynamic-element></root>","createDate":1480030520000,"folderId":"0","groupId":"20143",\#
        "id":"30521","modifiedDate":1480030520000,"resourcePrimKey":"30520","status":0,\#
        "title":"News","titleCurrentValue":"News","urlTitle":"news","userId":"20156",\#
        "userName":"Joe Bloggs"}]
        """#)
    #expect(
      articles(folder + #","start":0,"end":1"#)
        .contains(#""title":"Welcome","titleCurrentValue":"Welcome""#))
    #expect(call("journal.journalarticle/get-articles-count", folder) == "2")
    #expect(articles(#""groupId":20143,"folderId":7,"start":0,"end":9"#) == "[]")
    #expect(articles(#""groupId":7,"folderId":0,"start":0,"end":9"#) == "[]")
  }

  @Test func `before 7 1 the title is XML in all languages`() {
    defer { server.stop() }
    server.version = .v62
    #expect(
      articles(#""groupId":20143,"folderId":0,"start":0,"end":1"#).contains(
        #"""
        "title":"<?xml version=\"1.0\"?><root available-locales=\"en_US,es_ES\" \#
        default-locale=\"en_US\"><Title language-id=\"en_US\">Welcome</Title>\#
        <Title language-id=\"es_ES\">Bienvenidos</Title></root>"
        """#))
  }

  @Test func `an article is there in each language, whole or through a template`() {
    defer { server.stop() }
    func content(_ articleId: String, _ language: String) -> String {
      call(
        "journal.journalarticle/get-article-content",
        #""groupId":20143,"articleId":"\#(articleId)","languageId":"\#(language)","#
          + #""themeDisplay":null"#)
    }
    #expect(content("WELCOME", "en_US") == #""<h1>Welcome</h1><p>Fish &amp; chips at noon.</p>""#)
    #expect(
      content("WELCOME", "es_ES") == #""<h1>Bienvenidos</h1><p>Pescado a mediod&iacute;a.</p>""#)
    #expect(content("NEWS", "es_ES") == #""<p>No news.</p>""#)
    #expect(content("GONE", "en_US") == "500 com.liferay.journal.exception.NoSuchArticleException")

    func heading(_ template: Int) -> String {
      call(
        "screens.screensjournalarticle/get-journal-article-content",
        #""groupId":20143,"articleId":"WELCOME","ddmTemplateId":\#(template),"locale":"es_ES""#)
    }
    #expect(heading(30600) == #""<h1>Bienvenidos</h1>""#)
    #expect(
      heading(7) == "500 com.liferay.dynamic.data.mapping.kernel.NoSuchTemplateException")
  }

  @Test func `an asset has its article`() {
    defer { server.stop() }
    let asset = call(
      "screens.screensassetentry/get-asset-entry",
      #""className":"com.liferay.journal.model.JournalArticle","classPK":30510,"#
        + #""locale":"es_ES""#)
    #expect(asset.contains(#""object":{"modelAttributes":{"articleId":"WELCOME","#))
    #expect(asset.contains(#""modelValues":"<h1>Bienvenidos</h1>"#))
    #expect(asset.contains(#""entryId":"3030510""#))
    #expect(asset.contains(#""title":"Bienvenidos""#))
    #expect(
      call("screens.screensassetentry/get-asset-entry", #""entryId":3030510,"locale":"es""#)
        .contains(#""title":"Welcome""#))
  }
}
