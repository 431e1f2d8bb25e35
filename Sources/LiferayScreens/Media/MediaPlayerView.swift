#if canImport(AVKit) || !canImport(UIKit)
  public import Foundation

  #if canImport(UIKit)
    internal import AVFoundation
    public import AVKit
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// Plays a sound or a video with the system's controls, as in the sound and video displays of the
  /// Screenlet library. It plays when the user wants it to, also with the ring switch off, and pauses
  /// when it leaves the screen.
  ///
  /// In HeadlessUIKit, it has the URL but plays nothing.
  open class MediaPlayerView: UIView {

    /// The sound or video: a file, or a URL that the system can read.
    open var url: URL? {
      didSet {
        #if canImport(UIKit)
          show()
        #endif
      }
    }

    #if canImport(UIKit)
      /// The system's player with its controls, or nil while there is nothing to play.
      public private(set) var controller: AVPlayerViewController?

      private func show() {
        hide()
        controller = nil
        guard let url else { return }
        // An app with a category of its own keeps it.
        let session = AVAudioSession.sharedInstance()
        if session.category == .soloAmbient { try? session.setCategory(.playback) }
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: url)
        self.controller = controller
        if window != nil { add(controller) }
      }

      /// Adds the player to the view controller that contains the view, so that it can fill the
      /// screen and turn with it.
      private func add(_ controller: AVPlayerViewController) {
        let container = containingController
        container?.addChild(controller)
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
        controller.didMove(toParent: container)
      }

      private func hide() {
        guard let controller else { return }
        controller.player?.pause()
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }

      override open func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else {
          controller?.player?.pause()
          return
        }
        if let controller, controller.parent == nil || controller.parent !== containingController {
          hide()
          add(controller)
        }
      }
    #endif
  }
#endif
