import Testing

@testable import ServiceCatalog

struct ServiceNamingTests {
  @Test func `two paths get two classes`() {
    let names = ServiceNaming(version: "7")
      .names(for: [
        "/bank.loan", "/shop.loan", "/user", "/bank-portlet.user", "/foo.ddlrecord", "/calendar",
      ])
    #expect(
      names == [
        "/bank.loan": "LRLoanService_v7", "/shop.loan": "LRShopLoanService_v7",
        "/user": "LRUserService_v7", "/bank-portlet.user": "LRBankPortletUserService_v7",
        "/foo.ddlrecord": "LRFooDdlrecordService_v7",
        "/calendar": "LRPortalCalendarService_v7",
      ])
  }
}
