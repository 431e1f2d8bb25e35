extension Service {

  /// `JournalArticleService`, and that of the Screens plugin, which also knows templates.
  static let articles = [
    Service(
      "/journal.journalarticle/get-article-content",
      "com.liferay.journal.service.JournalArticleService#getArticleContent",
      [
        "groupId": .long, "articleId": .string, "languageId": .string,
        "themeDisplay": .object("com.liferay.portal.kernel.theme.ThemeDisplay"),
      ], returns: .string
    ) { portal, _, parameters throws(PortalException) in
      .string(try portal.article(parameters).content(in: parameters.string("languageId")))
    },
    Service(
      "/journal.journalarticle/get-articles",
      "com.liferay.journal.service.JournalArticleService#getArticles",
      [
        "groupId": .long, "folderId": .long, "start": .int, "end": .int,
        "obc": .comparator(of: .article),
      ], returns: .objects(Article.className)
    ) { portal, _, parameters in
      let rows = Article.all(of: parameters).rows(parameters)
      return .array(rows.map { $0.json(for: portal.version) })
    },
    Service(
      "/journal.journalarticle/get-articles-count",
      "com.liferay.journal.service.JournalArticleService#getArticlesCount",
      ["groupId": .long, "folderId": .long], returns: .int
    ) { _, _, parameters in .integer(Int64(Article.all(of: parameters).count)) },
    Service(
      "/screens.screensjournalarticle/get-journal-article-content",
      "com.liferay.screens.service.ScreensJournalArticleService#getJournalArticleContent",
      ["groupId": .long, "articleId": .string, "ddmTemplateId": .long, "locale": .string],
      returns: .string
    ) { portal, _, parameters throws(PortalException) in
      let article = try portal.article(parameters)
      let templateId = parameters.integer("ddmTemplateId")
      guard templateId == DemoServer.titleTemplateId else {
        throw PortalException(.noSuchTemplate, "No template has the id \(templateId).")
      }
      return .string(article.heading(in: parameters.string("locale")))
    },
  ]
}

extension Article {

  /// The articles of a folder: all of them are in the site's root folder, 0.
  fileprivate static func all(of parameters: Parameters) -> [Article] {
    let isThere =
      parameters.integer("groupId") == DemoServer.groupId && parameters.integer("folderId") == 0
    return isThere ? all : []
  }
}

extension Portal {

  fileprivate func article(_ parameters: Parameters) throws(PortalException) -> Article {
    let (articleId, groupId) = (parameters.string("articleId"), parameters.integer("groupId"))
    guard groupId == DemoServer.groupId,
      let article = Article.all.first(where: { $0.articleId == articleId })
    else {
      throw PortalException(
        .noSuchArticle, "No article of site \(groupId) has the id '\(articleId)'.")
    }
    return article
  }
}
