internal import LiferayScreens
public import LiferayScreensLibrary

/// What a view need not have if it shows its `ratingEntry`, which is set before the other
/// properties: those read it, and setting them does nothing.
///
/// In new code, a view has these properties and shows them.
extension RatingViewModel {

  /// The average of all ratings, from 0 to 1.
  public var average: Double {
    get { ratingEntry?.average ?? 0 }
    set {}
  }

  /// The number of ratings.
  public var totalCount: Int {
    get { ratingEntry?.totalCount ?? 0 }
    set {}
  }

  /// The rating of the user who is logged in, from 0 to 1; negative without one.
  public var score: Double {
    get { ratingEntry?.userScore ?? -1 }
    set {}
  }

  /// Whether the user who is logged in has rated.
  public var hasScore: Bool {
    get { score >= 0 }
    set {}
  }
}
