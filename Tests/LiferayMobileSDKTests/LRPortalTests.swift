import Foundation
import Testing

@testable import LiferayMobileSDK

struct LRPortalTests {

  @Test(arguments: [
    ("/screens.screensddlrecord/get-ddl-record", "/screens-web.screensddlrecord/get-ddl-record"),
    ("/ddm.ddmstructure/get-structure", "/ddmstructure/get-structure"),
    ("/journal.journalarticle/get-articles", "/journalarticle/get-articles"),
    ("/user/get-current-user", "/screens-web.screensuser/get-current-user"),
    (
      "/user/send-password-by-user-id", "/screens-web.screensuser/send-password-by-user-id"
    ),
    ("/user/get-user-by-id", "/user/get-user-by-id"),
    ("/ddmstructure/get-structure", "/ddmstructure/get-structure"),
    ("/acme-portlet.order/get-orders", "/acme-portlet.order/get-orders"),
    ("nothing", "nothing"),
  ])
  func `a service has its name of 6.2`(path: String, name: String) {
    #expect(Array(LRPortal.liferay62.translated([path: [String: Any]()]).keys) == [name])
    #expect(Array(LRPortal.liferay7.translated([path: [String: Any]()]).keys) == [path])
  }

  @Test func `classes of parameters have their names of 6.2, and users all that they need there`() {
    let parameters: [String: Any] = [
      "+serviceContext": "com.liferay.portal.kernel.service.ServiceContext", "+obc": "a.B",
      "aimSn": "joe", "serviceContext.userId": 5,
    ]
    let translated = LRPortal.liferay62.translated(["/user/update-user": parameters])
    let expected: NSDictionary = [
      "+serviceContext": "com.liferay.portal.service.ServiceContext", "+obc": "a.B",
      "aimSn": "joe", "icqSn": "", "msnSn": "", "mySpaceSn": "", "ymSn": "",
      "serviceContext.userId": 5,
    ]
    #expect(translated["/user/update-user"] as? NSDictionary == expected)
  }
}
