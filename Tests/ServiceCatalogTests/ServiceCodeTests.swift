import SourceText
import Testing

@testable import ServiceCatalog

struct ServiceCodeTests {
  private func services(_ text: String) -> [String] {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "LRAccountService_v7", text: text)
    let catalog = CatalogFile().updated(from: file, reporting: &diagnostics)
    #expect(diagnostics.isEmpty)
    return (catalog?.services ?? []).flatMap { service in
      ["\(service.name) \(service.path)"] + service.methods.map(\.description)
    }
  }

  @Test func `a class in Objective-C`() {
    #expect(
      services(
        """
        #import "LRAccountService_v7.h"

        /** author - (void)nobody */
        @implementation LRAccountService_v7

        - (NSArray *)getAccountsWithOwner:(NSString *)owner ids:(NSArray *)ids start:(int)start \
        order:(LRJSONObjectWrapper *)order error:(NSError *__autoreleasing *)error {
        	NSMutableDictionary *_params = [NSMutableDictionary dictionaryWithDictionary:@{
        		@"owner": [self checkNull: owner],
        		@"ids": [self checkNull: ids],
        		@"start": @(start),
        	}];

        	[self mangleWrapperWithParams:_params name:@"order" \
        className:@"com.acme.util.Order<com.acme.Account>" wrapper:order];

        	NSDictionary *_command = @{@"/bank.account/get-accounts": _params};

        	return (NSArray *)[self.session invoke:_command error:error];
        }

        - (NSNumber *)getCount:(NSError *__autoreleasing *)error {
        	NSDictionary *_command = @{@"/bank.account/get-count": @{}};

        	return (NSNumber *)[self.session invoke:_command error:error];
        }

        - (void)addPhotoWithAccountId:(long long)accountId photo:(LRUploadData *)photo \
        raw:(NSData *)raw isNew:(BOOL)isNew rate:(double)rate titles:(NSDictionary *)titles \
        error:(NSError *__autoreleasing *)error {
        	NSDictionary *_command = @{@"/bank.account/add-photo": _params};

        	[self.session invoke:_command error:error];
        }

        @end
        """) == [
          "LRAccountService_v7 /bank.account",
          "add-photo(accountId: long, photo: upload, raw: bytes, isNew: boolean, rate: double, titles: map) -> void",
          "get-accounts(owner: string, ids: list, start: int, order: object<com.acme.util.Order>) -> list",
          "get-count() -> number",
        ])
  }

  @Test func `a class in Swift`() {
    #expect(
      services(
        """
        /// What a bank has.
        open class LRAccountService_v7: LRBaseService, @unchecked Sendable {
          @discardableResult
          open func addAccountWithName(
            _ name: String?, settings: [String: Any]?, ids: [Any]?, owner: LRJSONObjectWrapper?
          ) throws -> Any? {
            var params: [String: Any] = ["name": checkNull(name), "settings": checkNull(settings)]
            mangleWrapper(
              withParams: &params, name: "owner", className: "com.acme.Owner", wrapper: owner)
            return try session.invoke(["/bank.account/add-account": params])
          }

          open func getAccounts() throws -> [[String: Any]] {
            try session.invoke(["/bank.account/get-accounts": [String: Any]()])
          }
        }

        class Other: NSObject { func helper(_ path: String) { print("/not/mine") } }
        """) == [
          "LRAccountService_v7 /bank.account",
          "add-account(name: string, settings: map, ids: list, owner: object<com.acme.Owner>) -> any",
          "get-accounts() -> list",
        ])
  }
}
