import SpecModel

extension ActionUpdate {
  /// The way into the result that the member shows.
  var path: ResultPath { value.paths[0] }
}
