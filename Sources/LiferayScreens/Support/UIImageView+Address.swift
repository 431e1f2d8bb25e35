internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

// Call on the main actor.
extension UIImageView {
  /// Fetches the image at an address and shows it, unless another image is requested in the
  /// meantime. Shows no image while it is being fetched, after a failure, and if the address is nil.
  ///
  /// An image that was fetched for the same user in the last five minutes may come from memory, at
  /// once. Images are decoded on other threads, in about the size of the view.
  ///
  /// The address may be relative to the server of `LiferayServerContext`, such as that of a portrait
  /// or a document. A file on the device, such as a download, is read at once.
  public func showImage(at address: String?) {
    ImageLoader.shared.stop(self)
    image = nil

    let server = URL(string: LiferayServerContext.server)
    guard let address, !address.isEmpty, let url = URL(string: address, relativeTo: server) else {
      return
    }
    if url.isFileURL {
      image = (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
      return
    }
    ImageLoader.shared.show(url, in: self)
  }
}
