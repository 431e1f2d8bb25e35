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
      return .string(article.title(in: parameters.string("locale")))
    },
  ]
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
