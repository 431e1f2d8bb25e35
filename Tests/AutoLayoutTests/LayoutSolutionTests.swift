import AutoLayout
import Testing

struct LayoutSolutionTests {
  private let x = LinearExpression(LinearExpression.Variable(0))
  private let y = LinearExpression(LinearExpression.Variable(1))
  private let z = LinearExpression(LinearExpression.Variable(2))

  @Test func `equations have the values that solve them`() {
    let solution = LayoutSolution([
      LayoutConstraint(x + y - 10), LayoutConstraint(x - y - 2),
    ])
    #expect(solution[x] == 6)
    #expect(solution[2 * y - 1] == 7)
    #expect(!solution.isAmbiguous(x + y))
    #expect(solution.contradictions == [])
  }

  @Test func `a required inequality outweighs an equation of lower priority`() {
    let solution = LayoutSolution([
      LayoutConstraint(x - 60, priority: 250), LayoutConstraint(x - 100, .atLeast),
    ])
    #expect(solution[x] == 100)
  }

  @Test func `an inequality that holds anyway has no effect`() {
    let solution = LayoutSolution([
      LayoutConstraint(x - 100, .atLeast, priority: 750), LayoutConstraint(x - 160),
    ])
    #expect(solution[x] == 160)
    #expect(!solution.isAmbiguous(x))
  }

  @Test func `many constraints of a low priority do not outweigh one of a higher`() {
    let low = (0..<20).map { LayoutConstraint(x - Double($0), priority: 250) }
    let solution = LayoutSolution(low + [LayoutConstraint(x - 500, priority: 251)])
    #expect(solution[x] == 500)
  }

  @Test func `of two texts in a row, the one with the lower resistance is cut`() {
    // 100 points for two texts of 80 and 60, with 8 between them.
    let row = x + y + 8 - 100
    func solution(_ first: Double, _ second: Double) -> LayoutSolution {
      LayoutSolution([
        LayoutConstraint(row), LayoutConstraint(x - 80, .atLeast, priority: first),
        LayoutConstraint(Self.most(80, x), .atLeast, priority: 250),
        LayoutConstraint(y - 60, .atLeast, priority: second),
        LayoutConstraint(Self.most(60, y), .atLeast, priority: 250),
      ])
    }
    #expect(solution(750, 749)[x] == 80)
    #expect(solution(750, 749)[y] == 12)
    #expect(solution(749, 750)[x] == 32)
    #expect(solution(749, 750)[y] == 60)
    #expect(solution(750, 750).isAmbiguous(x))
  }

  private static func most(_ limit: Double, _ expression: LinearExpression) -> LinearExpression {
    LinearExpression(limit) - expression
  }

  @Test func `required constraints that contradict those before them are listed and left out`() {
    let solution = LayoutSolution([
      LayoutConstraint(x - 10), LayoutConstraint(x - 5, priority: 999), LayoutConstraint(x - 20),
      LayoutConstraint(x - 30, .atLeast), LayoutConstraint(y - x),
    ])
    #expect(solution.contradictions == [2, 3])
    #expect(solution[x] == 10)
    #expect(solution[y] == 10)
  }

  @Test func `an equation that follows from others is not a contradiction`() {
    let solution = LayoutSolution([
      LayoutConstraint(x - y), LayoutConstraint(y - z), LayoutConstraint(x - z),
      LayoutConstraint(z - 3),
    ])
    #expect(solution.contradictions == [])
    #expect(solution[x] == 3)
  }

  @Test func `a value that nothing gives is ambiguous, and so is what depends on it`() {
    let solution = LayoutSolution([
      LayoutConstraint(x - y - 5), LayoutConstraint(z - 1), LayoutConstraint(y, .atLeast),
    ])
    #expect(solution.isAmbiguous(x))
    #expect(solution.isAmbiguous(y))
    #expect(!solution.isAmbiguous(z))
    #expect(solution.isAmbiguous(LinearExpression(LinearExpression.Variable(9))))
  }

  @Test func `a range without a wish is ambiguous`() {
    let range = [LayoutConstraint(x - 10, .atLeast), LayoutConstraint(Self.most(20, x), .atLeast)]
    #expect(LayoutSolution(range).isAmbiguous(x))
    let point = [LayoutConstraint(x - 10, .atLeast), LayoutConstraint(Self.most(10, x), .atLeast)]
    #expect(LayoutSolution(point)[x] == 10)
    let wish = LayoutSolution(range + [LayoutConstraint(x - 500, priority: 1)])
    #expect(wish[x] == 20)
    #expect(!wish.isAmbiguous(x))
  }

  @Test(arguments: 1...40) func `random columns are as high as their rows`(count: Int) {
    // Rows below each other, each as high as its content, in a column that is at least as high.
    var constraints: [LayoutConstraint] = []
    func variable(_ index: Int) -> LinearExpression {
      LinearExpression(LinearExpression.Variable(index))
    }
    let column = variable(2 * count)
    for row in 0..<count {
      let (top, height) = (variable(2 * row), variable(2 * row + 1))
      let content = Double(row * 7 % 50 + 10)
      let above = row == 0 ? LinearExpression() : variable(2 * row - 2) + variable(2 * row - 1)
      constraints.append(LayoutConstraint(top - above - 8))
      constraints.append(LayoutConstraint(height - content, .atLeast, priority: 750))
      constraints.append(LayoutConstraint(Self.most(content, height), .atLeast, priority: 250))
    }
    let last = variable(2 * count - 2) + variable(2 * count - 1)
    constraints.append(LayoutConstraint(column - last - 8, .atLeast))
    constraints.append(LayoutConstraint(column - 100, priority: 50))
    let solution = LayoutSolution(constraints)
    let wanted = (0..<count).reduce(8.0 * Double(count + 1)) { $0 + Double($1 * 7 % 50 + 10) }
    #expect(solution[column] == max(100, wanted))
    #expect((0..<2 * count).allSatisfy { !solution.isAmbiguous(variable($0)) })
  }
}
