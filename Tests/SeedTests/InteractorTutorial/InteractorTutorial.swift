/// The code of "the interactor tutorial", in current Swift.
enum InteractorTutorial {}
