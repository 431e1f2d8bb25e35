/// What "the interactor tutorial" writes, in current spelling.
enum InteractorTutorial {}
