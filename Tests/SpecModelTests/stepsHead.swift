/// A spec up to its actions, with what their steps can be and take.
let stepsHead = """
  screenlet: Summary
  models: { Bookmark: { name: String, url: String?, tags: '[String]' } }
  properties: { folderId: Int64 = 0 }
  viewModel: { title: String?, count: 'Int { get set }' }
  connectors:
    Count: { kind: custom, properties: { folderId: Int64 }, result: { count: Int } }
    Newest: { kind: custom, properties: { folderId: Int64 }, result: { list: '[Bookmark]' } }
    Add: { kind: custom, properties: { title: String, url: String? }, result: { new: Bookmark } }
    Delete: { kind: custom, properties: { note: String } }
  actions:

  """
