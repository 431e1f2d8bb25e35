/// The code of "the list connector tutorial", in current Swift.
enum ListConnectorTutorial {}
