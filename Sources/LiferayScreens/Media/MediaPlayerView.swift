#if canImport(AVKit) || !canImport(UIKit)
  public import Foundation

  #if canImport(UIKit)
    internal import AVFoundation
    public import AVKit
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// Plays a sound or a video, with the controls of the system, as in the displays of sounds and
  /// videos of the Screenlet library. It plays as soon as it has an address, and pauses when it
  /// leaves the screen.
  ///
  /// Headless, it has the address and plays nothing.
  open class MediaPlayerView: UIView {

    /// What is played: a file, or an address that the system can read.
    open var url: URL? {
      didSet {
        #if canImport(UIKit)
          play()
        #endif
      }
    }

    #if canImport(UIKit)
      /// The player of the system with its controls; nil while there is nothing to play.
      public private(set) var controller: AVPlayerViewController?

      private func play() {
        controller?.player?.pause()
        controller?.view.removeFromSuperview()
        controller = nil
        guard let url else { return }
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: url)
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
        self.controller = controller
        controller.player?.play()
      }

      override open func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { controller?.player?.pause() }
      }
    #endif
  }
#endif
