#if canImport(UIKit)
  internal import Foundation
  public import UIKit
  #if canImport(PhotosUI)
    public import PhotosUI
  #endif

  /// Lets the user take a picture or choose one from the photo library. Asks which if both are
  /// available.
  ///
  /// An app that offers the camera states the reason under `NSCameraUsageDescription` in its
  /// Info.plist. A source that the device lacks is not offered. The photo library is shown by the
  /// system, outside of the app, which therefore needs no permission.
  public final class MediaSelector: NSObject, ImagePickerPresenter,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    private let cameraTitle: String
    private let libraryTitle: String
    private var completion: (@MainActor (UIImage?) -> Void)?
    /// The selector itself while it is shown, since the picker does not retain it.
    var shown: MediaSelector?
    /// What `show()` offers, for a selector that was created with types.
    var offer: MediaOffer?

    /// Creates a selector that asks with these titles.
    public init(cameraTitle: String = "Take Photo", libraryTitle: String = "Choose Photo") {
      self.cameraTitle = cameraTitle
      self.libraryTitle = libraryTitle
      super.init()
    }

    // MARK: ImagePickerPresenter

    /// Presents the picker from the view controller of the Screenlet, or else that of the window,
    /// or from the view controller that it already presents. If there is none, or no source,
    /// nothing is picked.
    public func pickImage(
      from sources: [ImageSource], inView view: UIView,
      completion: @escaping @MainActor (UIImage?) -> Void
    ) {
      let available = sources.filter { UIImagePickerController.isSourceTypeAvailable($0.type) }
      guard let controller = view.controllerToPresentFrom, let first = available.first else {
        ScreensLog.warn("no view controller or no source to pick an image from")
        return completion(nil)
      }
      finish(with: nil)
      self.completion = completion
      shown = self
      guard available.count > 1 else { return present(first, from: controller) }
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for source in available {
        let title = source == .camera ? cameraTitle : libraryTitle
        sheet.addAction(
          UIAlertAction(title: title, style: .default) { _ in
            self.present(source, from: controller)
          })
      }
      sheet.addAction(
        UIAlertAction(title: UIAlertAction.text("Cancel"), style: .cancel) { _ in
          self.finish(with: nil)
        })
      sheet.popoverPresentationController?.sourceView = view
      sheet.popoverPresentationController?.sourceRect = view.bounds
      controller.present(sheet, animated: true, completion: nil)
    }

    // MARK: UIImagePickerControllerDelegate

    /// Passes the image to the completion.
    public func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage
      guard offer == nil else { return endOffer(in: picker, image, info[.mediaURL] as? URL) }
      picker.dismiss(animated: true, completion: nil)
      finish(with: image)
    }

    /// Passes nil to the completion.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      picker.dismiss(animated: true, completion: nil)
      finish(with: nil)
    }

    // MARK: UIAdaptivePresentationControllerDelegate

    /// Passes nil to the completion after a swipe down, of which no picker tells its delegate.
    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      finish(with: nil)
    }

    private func present(_ source: ImageSource, from controller: UIViewController) {
      let picker = picker(for: source)
      controller.present(picker, animated: true, completion: nil)
      picker.presentationController?.delegate = self
    }

    private func picker(for source: ImageSource) -> UIViewController {
      #if canImport(PhotosUI)
        if source == .library {
          var configuration = PHPickerConfiguration()
          configuration.filter = .images
          let picker = PHPickerViewController(configuration: configuration)
          picker.delegate = self
          return picker
        }
      #endif
      let picker = UIImagePickerController()
      picker.sourceType = source.type
      picker.delegate = self
      return picker
    }

    func finish(with image: UIImage?) {
      let completion = completion
      self.completion = nil
      shown = nil
      completion?(image)
    }
  }

  #if canImport(PhotosUI)
    extension MediaSelector: PHPickerViewControllerDelegate {

      /// Loads the image and passes it to the completion.
      public func picker(
        _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
      ) {
        picker.dismiss(animated: true, completion: nil)
        guard let provider = results.first?.itemProvider,
          provider.canLoadObject(ofClass: UIImage.self)
        else { return finish(with: nil) }
        // The next image may be picked while this one is being loaded.
        let completion = completion
        (self.completion, shown) = (nil, nil)
        provider.loadObject(ofClass: UIImage.self) { object, error in
          let image = object as? UIImage
          if image == nil { ScreensLog.warn("the image could not be loaded: \(error as Any)") }
          Task { @MainActor in completion?(image) }
        }
      }
    }
  #endif

  extension ImageSource {
    fileprivate var type: UIImagePickerController.SourceType {
      switch self {
      case .camera: .camera
      case .library: .photoLibrary
      }
    }
  }
#endif
