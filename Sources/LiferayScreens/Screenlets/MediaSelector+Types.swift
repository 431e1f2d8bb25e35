#if canImport(UIKit)
  public import Foundation
  public import UIKit

  /// The kinds of media that a `MediaSelector` offers to choose.
  @objc public enum LiferayMediaType: Int {
    /// A picture that the user takes now.
    case camera
    /// A video of the photo library.
    case video
    /// A picture of the photo library.
    case image
    /// A picture of the photo library, of which the user may choose a part.
    case imageEdited
  }

  extension MediaSelector {

    /// Called with the picture or the address of the video that the user has chosen.
    public typealias SelectedMediaClosure = ((UIImage?, URL?) -> Void)?

    /// Creates a selector that `show()` presents from a view controller.
    ///
    /// - Parameters:
    ///   - types: what is offered, with the titles of the choices, besides what the device lacks.
    ///   - cancelMessage: the title of the choice that cancels.
    ///   - alertTitle: the title of the choices, or nil for no title.
    ///   - selectedMediaClosure: called on the main actor when the user has chosen something; not
    ///     called if the user cancels.
    public convenience init(
      viewController: UIViewController, types: [LiferayMediaType: String], cancelMessage: String,
      alertTitle: String? = nil, selectedMediaClosure: SelectedMediaClosure
    ) {
      self.init()
      offer = MediaOffer(
        viewController: viewController, types: types, cancelMessage: cancelMessage,
        title: alertTitle, completion: selectedMediaClosure)
    }

    /// Presents the choices, and then what the user has chosen from. Does nothing for a selector
    /// that was created without types. The selector is retained until the user has chosen or
    /// cancelled.
    public func show() {
      guard let offer, let controller = offer.viewController else { return }
      shown = self
      let sheet = UIAlertController(title: offer.title, message: nil, preferredStyle: .actionSheet)
      for choice in MediaChoice.all {
        guard let title = offer.types[choice.type],
          UIImagePickerController.isSourceTypeAvailable(choice.source)
        else { continue }
        sheet.addAction(
          UIAlertAction(title: title, style: .default) { _ in
            self.present(choice, from: controller)
          })
      }
      sheet.addAction(
        UIAlertAction(title: offer.cancelMessage, style: .cancel) { _ in
          self.finish(with: nil)
        })
      sheet.popoverPresentationController?.sourceView = controller.view
      sheet.popoverPresentationController?.sourceRect = controller.view.bounds
      controller.present(sheet, animated: true, completion: nil)
    }

    /// Dismisses the picker, and then passes on what the user has chosen.
    func endOffer(in picker: UIViewController, _ image: UIImage?, _ address: URL?) {
      picker.dismiss(animated: true) {
        self.offer?.completion?(image, address)
        self.finish(with: nil)
      }
    }

    private func present(_ choice: MediaChoice, from controller: UIViewController) {
      let picker = UIImagePickerController()
      picker.sourceType = choice.source
      picker.mediaTypes = choice.mediaTypes
      picker.allowsEditing = choice.type == .imageEdited
      picker.delegate = self
      controller.present(picker, animated: true, completion: nil)
      picker.presentationController?.delegate = self
    }
  }

  /// What a `MediaSelector` offers.
  @MainActor
  struct MediaOffer {
    weak var viewController: UIViewController?
    let types: [LiferayMediaType: String]
    let cancelMessage: String
    let title: String?
    let completion: MediaSelector.SelectedMediaClosure
  }

  /// One of the choices, in the order in which they are offered.
  @MainActor
  private struct MediaChoice {
    let type: LiferayMediaType
    let source: UIImagePickerController.SourceType
    let mediaTypes: [String]

    static let all = [
      MediaChoice(type: .camera, source: .camera, mediaTypes: ["public.image"]),
      MediaChoice(type: .video, source: .photoLibrary, mediaTypes: ["public.movie"]),
      MediaChoice(type: .image, source: .photoLibrary, mediaTypes: ["public.image"]),
      MediaChoice(type: .imageEdited, source: .photoLibrary, mediaTypes: ["public.image"]),
    ]
  }
#endif
