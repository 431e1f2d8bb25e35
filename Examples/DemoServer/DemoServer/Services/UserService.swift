extension Service {

  /// `UserService`: the users. Any signed-in user may request all of them.
  static let users = [
    Service("/user/get-current-user", "\(userService)#getCurrentUser", [:], returns: user) {
      portal, user, _ in user.json(of: portal)
    },
    // The equivalent in the Screens plugin, since a 6.2 portal has no service of its own for it.
    Service(
      "/screens-web.screensuser/get-current-user",
      "com.liferay.screens.service.ScreensUserService#getCurrentUser", [:], returns: user
    ) { portal, user, _ in user.json(of: portal) },
    Service(
      "/user/get-user-by-email-address", "\(userService)#getUserByEmailAddress",
      ["companyId": .long, "emailAddress": .string], returns: user
    ) {
      portal, _, parameters throws(PortalException) in
      let companyId = parameters.integer("companyId")
      let emailAddress = parameters.string("emailAddress")
      return try portal.json(
        companyId: companyId, "the e-mail address '\(emailAddress)'"
      ) { $0.isAddressed(by: emailAddress) }
    },
    Service(
      "/user/get-user-by-screen-name", "\(userService)#getUserByScreenName",
      ["companyId": .long, "screenName": .string], returns: user
    ) {
      portal, _, parameters throws(PortalException) in
      let companyId = parameters.integer("companyId")
      let screenName = parameters.string("screenName")
      return try portal.json(
        companyId: companyId, "the screen name '\(screenName)'"
      ) { $0.isNamed(screenName) }
    },
    Service(
      "/user/get-user-by-id", "\(userService)#getUserById", ["userId": .long], returns: user
    ) {
      portal, _, parameters throws(PortalException) in
      let userId = parameters.integer("userId")
      return try portal.json("the id \(userId)") { $0.userId == userId }
    },
    Service(
      "/user/update-portrait", "\(userService)#updatePortrait",
      ["userId": .long, "bytes": .bytes], returns: user
    ) {
      portal, _, parameters throws(PortalException) in
      let userId = parameters.integer("userId")
      let bytes = parameters.bytes("bytes")
      guard !bytes.isEmpty else {
        throw PortalException(.badParameter, "A portrait has an image.")
      }
      portal.setPortrait(bytes, of: userId)
      return try portal.json("the id \(userId)") { $0.userId == userId }
    },
    Service(
      "/user/send-password-by-email-address", "\(userService)#sendPasswordByEmailAddress",
      ["companyId": .long, "emailAddress": .string], returns: .boolean
    ) {
      portal, _, parameters throws(PortalException) in
      let emailAddress = parameters.string("emailAddress")
      _ = try portal.json(
        companyId: parameters.integer("companyId"), "the e-mail address '\(emailAddress)'"
      ) { $0.isAddressed(by: emailAddress) }
      return .bool(true)
    },
    Service(
      "/user/add-user", "\(userService)#addUser",
      [
        "companyId": .long, "autoPassword": .boolean, "password1": .string, "password2": .string,
        "autoScreenName": .boolean, "screenName": .string, "emailAddress": .string,
        "facebookId": .long, "openId": .string, "locale": .string, "firstName": .string,
        "middleName": .string, "lastName": .string, "prefixId": .long, "suffixId": .long,
        "male": .boolean, "birthdayMonth": .int, "birthdayDay": .int, "birthdayYear": .int,
        "jobTitle": .string, "groupIds": .list, "organizationIds": .list, "roleIds": .list,
        "userGroupIds": .list, "sendEmail": .boolean, "serviceContext": .serviceContext,
      ], returns: user
    ) {
      portal, _, parameters throws(PortalException) in
      let emailAddress = parameters.string("emailAddress")
      let (password, again) = (parameters.string("password1"), parameters.string("password2"))
      guard emailAddress.contains("@") else {
        throw PortalException(.badAddress, "'\(emailAddress)' is not an e-mail address.")
      }
      guard !password.isEmpty, password == again else {
        throw PortalException(.badPassword, "The passwords are empty, or not the same.")
      }
      guard parameters.integer("companyId") == DemoServer.companyId,
        let user = portal.addUser(
          emailAddress: emailAddress, firstName: parameters.string("firstName"),
          lastName: parameters.string("lastName"), password: password)
      else {
        throw PortalException(
          .duplicateUser, "A user with the e-mail address '\(emailAddress)' exists already.")
      }
      return user.json(of: portal)
    },
  ]

  private static let user = JavaType.object(ModelType.user.name)
  private static let userService = "com.liferay.portal.kernel.service.UserService"
}

extension Portal {

  /// The user for whom the condition holds; `property` describes it in the error if there is none.
  fileprivate func json(
    companyId: Int64 = DemoServer.companyId, _ property: String,
    where isMeant: (DemoUser) -> Bool
  ) throws(PortalException) -> JSON {
    guard companyId == DemoServer.companyId, let user = user(where: isMeant) else {
      throw PortalException(.noSuchUser, "No user of company \(companyId) has \(property).")
    }
    return user.json(of: self)
  }
}

extension DemoUser {

  /// The public attributes.
  fileprivate func json(of portal: Portal) -> JSON {
    let version = portal.version
    return [
      "userId": version.id(userId),
      "companyId": version.id(DemoServer.companyId),
      "emailAddress": .string(emailAddress),
      "screenName": .string(screenName),
      "firstName": .string(firstName),
      "middleName": "",
      "lastName": .string(lastName),
      "greeting": .string("Welcome \(fullName)!"),
      "jobTitle": "",
      "languageId": "en_US",
      "status": 0,
      "portraitId": version.id(portal.portraitId(of: userId)),
    ]
  }
}
