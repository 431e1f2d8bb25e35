/// What is generated: a folder of `Templates/` each, which is shaped like the tree that it
/// produces.
package enum Artefact: String, CaseIterable, Hashable, Sendable {
  case screenlet = "Screenlet"
  case viewModel = "ViewModel"
  case delegate = "Delegate"
  case model = "Model"
  case connectorInteractor = "ConnectorInteractor"
  case httpInteractor = "HttpInteractor"
  case callbackInteractor = "CallbackInteractor"
  case loginInteractor = "LoginInteractor"
  case customInteractor = "CustomInteractor"
  case liferayConnector = "LiferayConnector"
  case httpConnector = "HttpConnector"
  case loginConnector = "LoginConnector"
  case loginMethodConnector = "LoginMethodConnector"
  case customConnector = "CustomConnector"
  case progressPresenter = "ProgressPresenter"
  case fullTheme = "FullTheme"
  case extendedTheme = "ExtendedTheme"
  case childTheme = "ChildTheme"
}
