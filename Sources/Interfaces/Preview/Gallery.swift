/// The pictures of all themes, side by side on one page: HTML and SVG without scripts, byte for
/// byte the same on every machine.
package struct Gallery {
  /// The files with their paths relative to the folder of the gallery, the page first.
  package let files: [(path: String, text: String)]

  /// Creates the gallery of the `previews`. `earlier` has the pictures of the same themes before a
  /// change: the page then has only the pictures that differ, beside the earlier ones. If `earlier`
  /// is nil, the page has all pictures.
  package init(
    of previews: [(ThemePreview, looks: [ThemePreview.Look])],
    earlier: [[ThemePreview.Look]?]? = nil
  ) {
    var files: [(path: String, text: String)] = []
    var body = ""
    var screenlet = ""
    for (index, (preview, looks)) in previews.enumerated() {
      let before = earlier?[index]
      var figures = ""
      for look in looks {
        let old = before?.first { $0.title == look.title }
        if earlier != nil, old == look { continue }
        let path = Self.path(preview, look.title)
        if let old {
          files.append((path + ".before.svg", old.svg))
          figures += Self.figure(path + ".before.svg", look.title + ", before")
        }
        files.append((path + ".svg", look.svg))
        figures += Self.figure(path + ".svg", look.title)
      }
      if figures.isEmpty { continue }
      if preview.screenlet != screenlet {
        screenlet = preview.screenlet
        body += "<h1>\(SVG.escaped(screenlet))</h1>\n"
      }
      body += "<h2>\(SVG.escaped(preview.theme))</h2>\n<div>\n\(figures)</div>\n"
    }
    if body.isEmpty { body = "<p>No picture differs.</p>\n" }
    self.files = [("index.html", Self.page(body))] + files
  }

  private static func path(_ preview: ThemePreview, _ title: String) -> String {
    "\(preview.screenlet)/\(preview.theme)/\(title.map { $0 == " " ? "-" : String($0) }.joined())"
  }

  private static func figure(_ path: String, _ title: String) -> String {
    """
    <figure><img src="\(SVG.escaped(path))" alt="\(SVG.escaped(title))">\
    <figcaption>\(SVG.escaped(title))</figcaption></figure>

    """
  }

  private static func page(_ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Themes</title>
    <style>
    body { font: 15px -apple-system, Helvetica, Arial, sans-serif; margin: 24px; background: #ececf0; color: #1c1c1e; }
    h1 { margin: 48px 0 0; }
    h2 { margin: 16px 0 8px; font-size: 17px; }
    div { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    figure { margin: 0; }
    img { display: block; max-width: 100%; border-radius: 8px; box-shadow: 0 1px 6px rgba(0, 0, 0, 0.25); }
    figcaption { margin-top: 8px; color: #63636a; }
    </style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }
}
