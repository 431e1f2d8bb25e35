import XMLText

extension InterfaceView {
  /// Whether the view is a progress bar or a spinner of the runtime, or has nothing but such views and
  /// their captions. The runtime hides it until something is in progress.
  var isProgress: Bool {
    if kind == .progressView || kind == .activityIndicatorView {
      return ["ProgressBar", "ActivityIndicator"].contains(element["customClass"])
    }
    guard kind == .stackView || element.isCard else { return false }
    let contents = subviews.filter { !$0.isCaption }
    return !contents.isEmpty && contents.allSatisfy(\.isProgress)
  }

  /// Whether the view is a caption, or a row of captions and numbers.
  private var isCaption: Bool {
    element.isCaption || kind == .stackView && subviews.allSatisfy(\.isCaption)
  }
}
