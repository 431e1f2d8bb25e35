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
  /// Screenlet library. It starts to play as soon as it has a URL, and pauses when it leaves the
  /// screen.
  ///
  /// In HeadlessUIKit, it has the URL but plays nothing.
  open class MediaPlayerView: UIView {

    /// The sound or video: a file, or a URL that the system can read.
    open var url: URL? {
      didSet {
        #if canImport(UIKit)
          play()
        #endif
      }
    }

    #if canImport(UIKit)
      /// The system's player with its controls, or nil while there is nothing to play.
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
