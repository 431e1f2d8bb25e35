extension Service {

  /// `GroupService`: the user's sites, from which a client gets the company's id.
  static let groups = [
    Service(
      "/group/get-user-sites-groups",
      "com.liferay.portal.kernel.service.GroupService#getUserSitesGroups", [:],
      returns: .objects(ModelType.group.name)
    ) { portal, _, _ in
      [
        [
          "groupId": portal.version.id(DemoServer.groupId),
          "companyId": portal.version.id(DemoServer.companyId),
          "name": "Guest",
          "friendlyURL": "/guest",
          "active": .bool(true),
          "site": .bool(true),
          "type": 1,
        ]
      ]
    }
  ]
}
