/// The scripts that a `ScreensWebView` adds to every page.
enum PageScripts {

  /// The scripts, in order.
  static let all: [any InjectableScript] = [
    JsScript(name: "Screens.js", js: screens), CssScript(name: "Screens.css", css: style),
  ]

  /// A script that tells the app that the page is ready.
  static let waitForJsLoaded = JsScript(name: "waitForJsLoaded", js: "Screens.waitForJsLoaded();")

  /// The object `Screens`, which scripts of the app use. The scripts run again when the portal
  /// replaces a page without loading another one.
  private static let screens = """
    (function () {
      if (window.Screens) { return; }
      var scripts = [];
      function send(namespace, message) {
        var handlers = window.webkit && window.webkit.messageHandlers;
        var handler = handlers && handlers.screensDefault;
        if (handler) { handler.postMessage([String(namespace), String(message)]); }
      }
      function reload() { scripts.forEach(function (script) { script(); }); }
      window.Screens = {
        addScreensScript: function (script) { scripts.push(script); script(); },
        reloadScripts: reload,
        postMessage: send,
        waitForJsLoaded: function () { send('jsloaded', location.href); }
      };
      var log = console.log;
      console.log = function () {
        log.apply(console, arguments);
        send('screensinternal.consoleMessage', Array.prototype.join.call(arguments, ' '));
      };
      if (window.Liferay && Liferay.on) { Liferay.on('endNavigate', reload); }
    })();
    """

  /// A style sheet that allows the user to select only the text of inputs.
  private static let style =
    "*:not(input):not(textarea) { -webkit-user-select: none; -webkit-touch-callout: none; }"
}
