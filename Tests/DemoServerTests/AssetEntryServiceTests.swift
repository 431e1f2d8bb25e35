import DemoServer
import Testing

struct AssetEntryServiceTests {

  private func call(_ server: DemoServer, _ service: String, _ parameters: String) -> String {
    Client(server: server).invoke(#"{"/\#(service)":{\#(parameters)}}"#).text
  }

  @Test func `a query gets the assets of a class and a site, a page at a time`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    for title in ["a", "b"] {
      _ = call(
        server, "blogs.blogsentry/add-entry",
        """
        "title":"\(title)","subtitle":"","description":"About \(title)","content":"x",\
        "displayDateMonth":0,"displayDateDay":1,"displayDateYear":2020,"displayDateHour":0,\
        "displayDateMinute":0,"allowPingbacks":false,"allowTrackbacks":false,"trackbacks":[],\
        "coverImageCaption":"","+coverImageImageSelector":"I","+smallImageImageSelector":"I"
        """)
    }
    func rows(_ query: String) -> String {
      let attributes = query.split(separator: " ").map { part in
        let words = part.split(separator: "=")
        return #""assetEntryQuery.\#(words[0])":\#(words[1])"#
      }
      return call(
        server, "screens.screensassetentry/get-asset-entries",
        #""+assetEntryQuery":"Q","locale":"en_US","# + attributes.joined(separator: ","))
    }
    let second = #"""
      [{"className":"com.liferay.blogs.model.BlogsEntry","classPK":"30302","companyId":"20097",\#
      "description":"About b","entryId":"1030302","groupId":"20143","mimeType":"text/html",\#
      "title":"b"}]
      """#
    #expect(rows("classNameIds=20011 groupIds=20143 start=1 end=2") == second)
    #expect(rows("classNameIds=20010 groupIds=20143 start=0 end=9") == "[]")
    #expect(rows("classNameIds=20011 groupIds=7 start=0 end=9") == "[]")
    #expect(
      call(
        server, "assetentry/get-entries-count",
        #""+entryQuery":"Q","entryQuery.classNameIds":20011,"entryQuery.groupIds":20143"#) == "2")
  }

  @Test func `an asset is found by its id and by that of what it is about, with its content`()
    throws
  {
    let server = try DemoServer()
    defer { server.stop() }
    _ = call(
      server, "blogs.blogsentry/add-entry",
      """
      "title":"a","subtitle":"","description":"","content":"x",\
      "displayDateMonth":0,"displayDateDay":1,"displayDateYear":2020,"displayDateHour":0,\
      "displayDateMinute":0,"allowPingbacks":false,"allowTrackbacks":false,"trackbacks":[],\
      "coverImageCaption":"","+coverImageImageSelector":"I","+smallImageImageSelector":"I"
      """)
    func asset(_ parameters: String) -> String {
      call(server, "screens.screensassetentry/get-asset-entry", parameters + #","locale":"en_US""#)
    }
    let byClass = asset(
      #""className":"com.liferay.blogs.kernel.model.BlogsEntry","classPK":30301"#)
    #expect(byClass.contains(#""object":{"blogsEntry":{"#))
    #expect(byClass.contains(#""entryId":"1030301""#))
    #expect(asset(#""entryId":1030301"#) == byClass)
    #expect(asset(#""entryId":7"#).contains("There is no such asset."))
  }
}
