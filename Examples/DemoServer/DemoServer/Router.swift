import Foundation
import LoopbackHTTP

/// Passes each request to its handler.
struct Router {

  let portal: Guarded<Portal>
  let faults: Guarded<Faults>

  func response(to request: LoopbackRequest) -> LoopbackResponse {
    let invocation = request.path == Invocation.path ? Invocation(request) : nil
    let paths = [request.path] + (invocation?.servicePaths ?? [])
    guard let fault = faults.withLock({ $0.next(for: paths) }) else {
      return answer(to: request, invocation)
    }
    return fault.response { answer(to: request, invocation) }
  }

  private func answer(
    to request: LoopbackRequest, _ invocation: Invocation?
  ) -> LoopbackResponse {
    portal.withLock { portal in
      if let invocation { return invocation.response(from: &portal) }
      if let upload = Upload(request) { return upload.response(from: &portal) }
      if let discovery = Discovery(request) { return discovery.response(from: portal.version) }
      if let headless = HeadlessDelivery(request) { return headless.response(from: &portal) }
      switch request.path {
      case "/": return .redirect(to: Page.home)
      case Page.home: return Page.homePage(for: request, of: portal)
      case Page.login: return Page.login(request, to: &portal)
      case Portrait.path: return Portrait.image(for: request, of: portal)
      case OAuth2.tokenPath: return OAuth2.token(for: request, from: &portal)
      default:
        let path = request.path.removingPercentEncoding ?? request.path
        if let document = portal.documents.values.first(where: { $0.isAt(path) }) {
          return .reply(
            200, headers: [("Content-Type", document.mimeType)], body: Data(document.content))
        }
        return .page("Not Found", status: 404)
      }
    }
  }
}
