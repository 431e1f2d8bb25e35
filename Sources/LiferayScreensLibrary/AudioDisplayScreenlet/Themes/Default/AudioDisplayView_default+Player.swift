#if canImport(UIKit)
  import AVFoundation
  import LiferayScreens

  /// Plays a sound, as the controls say.
  extension AudioDisplayView_default {

    /// Has each control do its part.
    func wireControls() {
      wire(playButton, for: .touchUpInside) { $0.playAction() }
      wire(pauseButton, for: .touchUpInside) { $0.pauseAction() }
      wire(rewindButton, for: .touchUpInside) { $0.move(by: -5) }
      wire(forwardButton, for: .touchUpInside) { $0.move(by: 5) }
      wire(sliderDuration, for: .valueChanged) { view in
        view.move(to: TimeInterval(view.sliderDuration?.value ?? 0))
      }
      wire(sliderVolume, for: .valueChanged) { view in
        view.volume = view.sliderVolume?.value ?? view.volume
        view.audioPlayer?.volume = view.volume
      }
    }

    /// Plays the file from its beginning. Without one that can be played, the controls are off.
    func start(_ file: URL?) {
      pauseAction()
      let player = file.flatMap { try? AVAudioPlayer(contentsOf: $0) }
      player?.volume = volume
      player?.numberOfLoops = numberOfLoops
      audioPlayer = player
      for control in controls { control?.isEnabled = player != nil }
      sliderVolume?.value = volume
      sliderDuration?.maximumValue = Float(player?.duration ?? 1)
      audioDurationLabel?.text = text(player?.duration ?? 0)
      playAction()
    }

    /// Goes on playing.
    public func playAction() {
      audioPlayer?.play()
      clock?.cancel()
      clock = Task { [weak self] in
        while !Task.isCancelled, let player = self?.audioPlayer {
          self?.showTime()
          guard player.isPlaying else { return }
          try? await Task.sleep(for: .milliseconds(500))
        }
      }
    }

    /// Stops playing, and stays where it is.
    public func pauseAction() {
      audioPlayer?.pause()
      clock?.cancel()
    }

    /// Goes on from a later or an earlier second.
    public func move(by seconds: TimeInterval) {
      move(to: (audioPlayer?.currentTime ?? 0) + seconds)
    }

    private func move(to time: TimeInterval) {
      guard let player = audioPlayer else { return }
      player.currentTime = max(0, min(time, player.duration))
      showTime()
    }

    private func showTime() {
      let time = audioPlayer?.currentTime ?? 0
      audioProgressLabel?.text = text(time)
      sliderDuration?.value = Float(time)
    }

    private func text(_ time: TimeInterval) -> String {
      let seconds = Int(time) % 60
      return "\(Int(time) / 60):\(seconds < 10 ? "0" : "")\(seconds)"
    }

    private var controls: [UIControl?] {
      [playButton, pauseButton, rewindButton, forwardButton, sliderDuration, sliderVolume]
    }

    private func wire(
      _ control: UIControl?, for event: UIControl.Event,
      do action: @escaping @MainActor (AudioDisplayView_default) -> Void
    ) {
      control?.addAction(
        UIAction { [weak self] _ in if let self { action(self) } }, for: event)
    }
  }
#endif
