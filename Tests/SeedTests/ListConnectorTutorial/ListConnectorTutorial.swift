/// What "the list connector tutorial" writes, in current spelling.
enum ListConnectorTutorial {}
