import SourceText
import SpecModel
import Testing

struct ViewModelMemberThemesTests {
  @Test func `a theme has other controls for members that there are`() {
    let spec = """
      screenlet: Rating
      viewModel: { score: Int, average: Double, place: CGPoint }
      themes:
        default: { kind: full, viewModel: { score: stepper } }
        child: { kind: child of default, viewModel: { score: stepper } }
        thumbs:
          kind: full
          viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
        stars:
          kind: full
          viewModel:
            score: { widget: stepper, type: Int }
            average: { widget: none, maximum: 5 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:26: error: what the theme 'default' shows is said in the 'viewModel' of the \
        Screenlet; write it there
        4 |   default: { kind: full, viewModel: { score: stepper } }
          |                          ^~~~~~~~~
        spec.yml:5:36: error: 'child' has the controls of its parent; remove 'viewModel', or make \
        the theme 'full'
        5 |   child: { kind: child of default, viewModel: { score: stepper } }
          |                                    ^~~~~~~~~
        spec.yml:8:18: error: the view model has no 'scor'; did you mean 'score'?
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                  ^~~~
        spec.yml:8:40: error: a 'segmentedControl' has 'segments'; write the long form, as in '{ \
        widget: segmentedControl, segments: [Low, High] }'
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                                        ^~~~~~~~~~~~~~~~
        spec.yml:8:67: error: the widget 'textView' cannot hold 'Double'; expected one of \
        'decimalPad', 'textField', 'label', 'slider', 'stepper', 'progressView', \
        'segmentedControl', 'none'
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                                                                   ^~~~~~~~
        spec.yml:8:84: error: the widget 'label' cannot hold 'CGPoint'; expected 'none'
        8 |     viewModel: { scor: stepper, score: segmentedControl, average: textView, place: label }
          |                                                                                    ^~~~~
        spec.yml:12:33: error: unknown key 'type'; the type is said once, in the 'viewModel' of \
        the Screenlet
        12 |       score: { widget: stepper, type: Int }
           |                                 ^~~~
        spec.yml:13:32: error: 'maximum' does not apply to the widget 'none'; remove it or change \
        the widget
        13 |       average: { widget: none, maximum: 5 }
           |                                ^~~~~~~

        """)
  }
}
