internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

// Call on the main actor.
extension UIImageView {
  /// The connectors that are fetching images, by image view.
  private static var connectors: [ObjectIdentifier: HttpConnector] = [:]

  /// Fetches the image at an address and shows it, unless another image is requested in the
  /// meantime. Shows no image while it is being fetched, after a failure, and if the address is
  /// nil. The address may be relative to the server of `LiferayServerContext`, such as that of a
  /// portrait or a document. A file on the device, such as a download, is read at once.
  public func showImage(at address: String?) {
    let view = ObjectIdentifier(self)
    Self.connectors.removeValue(forKey: view)?.cancel()
    image = nil

    let server = URL(string: LiferayServerContext.server)
    guard let address, !address.isEmpty, let url = URL(string: address, relativeTo: server) else {
      return
    }
    if url.isFileURL {
      image = (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
      return
    }
    let connector = LiferayServerContext.connectorFactory.create {
      HttpConnector(url: url)
    }
    Self.connectors[view] = connector
    connector.enqueue { [weak self] c in
      guard let current = Self.connectors[view], current === c else { return }
      Self.connectors[view] = nil
      self?.image = current.resultData.flatMap { UIImage(data: $0) }
    }
  }
}
