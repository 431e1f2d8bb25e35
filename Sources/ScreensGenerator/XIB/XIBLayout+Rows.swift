import SpecModel

extension XIBLayout {
  /// A row of the content: a control with its caption, a label, or a contained Screenlet.
  struct Row {
    /// What a row without a caption says about what the view shows.
    enum Part {
      case title, subtitle, person, date, status, portrait, picture, pages
      /// What stands below a card.
      case foot
    }

    let view: XIBView
    let isInCard: Bool
    let part: Part?
    let outlet: String

    init(_ view: XIBView, isInCard: Bool, _ part: Part?, of outlet: String) {
      (self.view, self.isInCard, self.part, self.outlet) = (view, isInCard, part, outlet)
    }
  }

  /// Returns the rows with what belongs together in a stack: a title with its subtitle, and who
  /// wrote something with the date, beside the portrait.
  mutating func joined(_ rows: [Row]) -> [Row] {
    var (joined, rest): ([Row], [Row]) = ([], rows)
    // A portrait stands beside the first name, wherever it is in the spec.
    var portrait: Row?
    if rows.contains(where: { $0.part == .person || $0.part == .date }),
      let index = rest.firstIndex(where: { $0.part == .portrait })
    {
      portrait = rest.remove(at: index)
    }
    // A status stands beside the title.
    var badge: Row?
    if rows.contains(where: { $0.part == .title }),
      let index = rest.firstIndex(where: { $0.part == .status })
    {
      badge = rest.remove(at: index)
    }
    while !rest.isEmpty {
      let row = rest.removeFirst()
      switch row.part {
      case .title:
        var heading = row.view
        if let badge {
          heading = stack(
            [heading, badge.view], row.outlet + "Row", .row(spacing: Self.siblingSpacing))
        }
        badge = nil
        if rest.first?.part == .subtitle {
          heading = stack(
            [heading, rest.removeFirst().view], row.outlet + "Heading",
            .column(spacing: Self.captionSpacing))
        }
        joined.append(Row(heading, isInCard: false, nil, of: row.outlet))
      case .person, .date:
        let other: Row.Part = row.part == .person ? .date : .person
        let isFollowed = rest.first?.part == other
        let texts = [row] + (isFollowed ? [rest.removeFirst()] : [])
        joined.append(meta(texts, beside: portrait))
        portrait = nil
      case .portrait:
        let portraits = rest.first?.part == .portrait ? [row.view, rest.removeFirst().view] : []
        let view = portraits.isEmpty ? row.view : pair(portraits, row.outlet + "Portraits")
        let middle = stack([view], row.outlet + "Row", .centered(spacing: 0))
        joined.append(Row(middle, isInCard: false, nil, of: row.outlet))
      case .picture where rest.first?.part == .pages, .pages where rest.first?.part == .picture:
        // Pages are counted below the picture.
        let both = [row, rest.removeFirst()].sorted { $0.part == .picture && $1.part == .pages }
        let stack = stack(
          both.map(\.view), both[0].outlet + "Pages", .column(spacing: Self.siblingSpacing))
        joined.append(Row(stack, isInCard: false, nil, of: both[0].outlet))
      default: joined.append(row)
      }
    }
    return joined
  }

  private mutating func pair(_ views: [XIBView], _ name: String) -> XIBView {
    var pair = stack(views, name, .row(spacing: Self.spacing))
    pair.width = views.compactMap(\.width).reduce(Self.spacing, +)
    return pair
  }

  private mutating func meta(_ texts: [Row], beside portrait: Row?) -> Row {
    let (views, outlet) = (texts.map(\.view), texts[0].outlet)
    if let portrait {
      let column = stack(views, outlet + "Texts", .column(spacing: Self.rowCaptionSpacing))
      let row = stack([portrait.view, column], outlet + "Meta", .row(spacing: Self.spacing))
      return Row(row, isInCard: false, nil, of: outlet)
    }
    if views.count == 1 { return texts[0] }
    return Row(
      stack(views, outlet + "Meta", .row(spacing: Self.siblingSpacing)), isInCard: false, nil,
      of: outlet)
  }
}

extension WidgetControl {
  /// What a row with the control and without a caption says; nil if it says anything else.
  var part: XIBLayout.Row.Part? {
    if case .portrait = placement { return .portrait }
    switch member.widget {
    case .imageView, .webView: return .picture
    case .pageControl: return .pages
    default: break
    }
    guard let label = self as? Label, !label.hasCaption, !member.isCaptioned else { return nil }
    switch member.textRole {
    case .title: return .title
    case .subtitle: return .subtitle
    case .person: return .person
    case .date: return .date
    case .status: return .status
    case .hint, .problem: return .foot
    default: return nil
    }
  }
}

extension ContainedScreenlet {
  /// Whether it shows the portrait of a user.
  var isPortrait: Bool { screenlet.value == "UserPortrait" }
}

extension ScreenletSpec {
  /// Whether its views say who wrote something, or when.
  var namesPerson: Bool {
    viewModel.contains { $0.control?.part == .person || $0.control?.part == .date }
  }

  /// Whether its views have a title, which may have a status beside it.
  var hasTitle: Bool { viewModel.contains { $0.control?.part == .title } }

  /// The numbers of its views, if these show nothing else and at most six of them; otherwise none.
  var onlyNumbers: [Label] {
    let controls = viewModel.compactMap(\.control)
    let numbers = controls.compactMap { $0 as? Label }.filter(\.isValueRow)
    let isAll =
      list == nil && contained.isEmpty && numbers.count == controls.count && numbers.count <= 6
    return isAll ? numbers : []
  }

  /// The number of ratings, if a whole number follows the label of a rating.
  func count(afterMemberAt index: Int) -> Label? {
    let next = viewModel[(index + 1)...].lazy.compactMap(\.control).first as? Label
    return next.flatMap { $0.isValueRow && $0.member.type.builtin?.isInteger == true ? $0 : nil }
  }

  /// Whether its views show one number, and nothing else.
  var isNumber: Bool { onlyNumbers.count == 1 && !actions.contains(where: \.hasButton) }

  /// Whether its views show a portrait, and otherwise only buttons.
  var isPortrait: Bool {
    let controls = viewModel.compactMap(\.control)
    guard contained.isEmpty, controls.count == 1, case .portrait = controls[0].placement else {
      return false
    }
    return true
  }

  /// The member that fills the rest of a view, in which it is the last one: what has an address, HTML
  /// that nothing else is shown with, or an image of a Screenlet that shows nothing but it and its
  /// title.
  var page: ViewModelMember? {
    let shown = viewModel.filter { $0.control != nil }
    guard let last = shown.last, !actions.contains(where: \.hasButton),
      contained.allSatisfy(\.isPortrait), !viewModel.contains(where: \.isEntered)
    else { return nil }
    switch last.widget {
    case .webView where last.type.builtin == .url || shown.count + contained.count == 1:
      return last
    case .player where shown.count == 1 && !playsSound(last): return last
    case .imageView where last.control?.part == .picture: return last
    default: return nil
    }
  }

  /// Whether a player plays sound, as a name says.
  func playsSound(_ member: ViewModelMember) -> Bool {
    let words = [name.value, member.name.value, member.title.value].flatMap {
      $0.kebabCase.split(separator: "-")
    }
    return words.contains { ["audio", "sound", "podcast", "recording", "song"].contains($0) }
  }

  /// Whether its views end with a file at an address.
  var showsFile: Bool {
    guard let last = viewModel.last(where: { $0.control != nil }) else { return false }
    return last.type.builtin == .url && [.webView, .imageView, .player].contains(last.widget)
  }

  /// The style of the title: that of a file is a row above the file.
  var titleStyle: LabelStyle {
    showsFile ? LabelStyle(.headline) : LabelStyle(hasFields ? .title2 : .title1, isBold: true)
  }
}
