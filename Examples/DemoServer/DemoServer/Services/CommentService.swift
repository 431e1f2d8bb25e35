extension Service {

  /// `ScreensCommentService` of the Screens plugin, and the portal's service that deletes comments.
  static let comments = [
    Service(
      "\(path)/add-comment", "\(commentService)#addComment",
      ["className": .string, "classPK": .long, "body": .string], returns: .json
    ) { portal, user, parameters throws(PortalException) in
      let comment = Comment(
        commentId: portal.nextId(), className: parameters.string("className"),
        classPK: parameters.integer("classPK"), user: user, body: parameters.string("body"))
      try portal.keep(comment)
      return comment.json(for: portal.version, user)
    },
    Service(
      "\(path)/get-comment", "\(commentService)#getComment", ["commentId": .long], returns: .json
    ) { portal, user, parameters throws(PortalException) in
      try portal.comment(parameters).json(for: portal.version, user)
    },
    Service(
      "\(path)/get-comments", "\(commentService)#getComments",
      ["className": .string, "classPK": .long, "start": .int, "end": .int], returns: .list
    ) { portal, user, parameters in
      let rows = portal.comments(parameters).rows(parameters)
      return .array(rows.map { $0.json(for: portal.version, user) })
    },
    Service(
      "\(path)/get-comments-count", "\(commentService)#getCommentsCount",
      ["className": .string, "classPK": .long], returns: .int
    ) { portal, _, parameters in .integer(Int64(portal.comments(parameters).count)) },
    Service(
      "\(path)/update-comment", "\(commentService)#updateComment",
      ["commentId": .long, "body": .string], returns: .json
    ) { portal, user, parameters throws(PortalException) in
      var comment = try portal.comment(parameters, changedBy: user)
      comment.body = parameters.string("body")
      comment.changes += 1
      try portal.keep(comment)
      return comment.json(for: portal.version, user)
    },
    Service(
      "/comment.commentmanagerjsonws/delete-comment",
      "com.liferay.comment.web.internal.jsonws.CommentManagerJSONWS#deleteComment",
      ["commentId": .long], returns: .void
    ) { portal, user, parameters throws(PortalException) in
      let comment = try portal.comment(parameters, changedBy: user)
      portal.comments[comment.commentId] = nil
      return .null
    },
  ]

  private static let path = "/screens.screenscomment"
  private static let commentService = "com.liferay.screens.service.ScreensCommentService"
}

extension Portal {

  /// The comments on an object, the oldest first.
  fileprivate func comments(_ parameters: Parameters) -> [Comment] {
    let className = parameters.string("className")
    let classPK = parameters.integer("classPK")
    return comments.values.filter { $0.className == className && $0.classPK == classPK }
      .sorted { $0.commentId < $1.commentId }
  }

  fileprivate func comment(_ parameters: Parameters) throws(PortalException) -> Comment {
    let id = parameters.integer("commentId")
    guard let comment = comments[id] else {
      throw PortalException(.noSuchComment, "No comment has the id \(id).")
    }
    return comment
  }

  fileprivate func comment(
    _ parameters: Parameters, changedBy user: DemoUser
  ) throws(PortalException) -> Comment {
    let comment = try comment(parameters)
    guard comment.user == user else {
      throw PortalException(
        .notAllowed, "User \(user.userId) may not change the comment \(comment.commentId).")
    }
    return comment
  }

  fileprivate mutating func keep(_ comment: Comment) throws(PortalException) {
    if comment.body.isEmpty { throw PortalException(.noBody, "Body is empty.") }
    comments[comment.commentId] = comment
  }
}
