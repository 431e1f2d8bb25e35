import Testing

struct ConnectorImportTests {
  /// A document as a portal serves it, in short.
  private let blogs = """
    openapi: 3.0.1
    info: { title: Headless Delivery, version: v1.0 }
    servers:
    - url: http://localhost:8080/o/headless-delivery/
    paths:
      /v1.0/sites/{site-id}/blog-postings:
        parameters:
        - { name: site-id, in: path, required: true, schema: { type: integer, format: int64 } }
        get:
          description: Retrieves the site's blog postings. Results can be paginated.
          operationId: getSiteBlogPostingsPage
          parameters:
          - $ref: '#/components/parameters/Search'
          - { name: kind, in: query, required: true, schema: { type: string, format: date-time } }
          - { name: X-Site, in: header, required: true, schema: { type: string } }
          responses:
            default:
              content:
                application/json:
                  schema: { $ref: '#/components/schemas/PageBlogPosting' }
        post:
          operationId: postSiteBlogPosting
          requestBody:
            content:
              application/json:
                schema: { $ref: '#/components/schemas/BlogPosting' }
          responses:
            '200':
              content:
                application/json:
                  schema: { $ref: '#/components/schemas/BlogPosting' }
            default: { description: a problem }
      /v1.0/blog-postings/{id}:
        delete:
          operationId: deleteBlogPosting
          parameters: [{ name: id, in: path, schema: { type: integer, format: int64 } }]
          responses: { '204': { description: gone } }
        put:
          operationId: tagBlogPosting
          parameters: [{ name: id, in: path, schema: { type: integer } }]
          requestBody:
            content: { application/json: { schema: { type: array, items: { type: string } } } }
          responses:
            '200':
              content:
                application/json: { schema: { type: array, items: { type: number, format: double } } }
    components:
      parameters:
        Search: { name: search, in: query, schema: { type: string } }
      schemas:
        BlogPosting:
          required: [articleBody, description, headline, id, image]
          type: object
          properties:
            articleBody: { type: string }
            creator: { $ref: '#/components/schemas/Creator' }
            dateCreated: { type: string, format: date-time, readOnly: true }
            description: { type: string }
            headline: { type: string, nullable: true }
            id: { type: integer, format: int64, readOnly: true }
            image:
              type: object
              properties: { caption: { type: string }, imageId: { type: integer, format: int64 } }
            keywords: { type: array, items: { type: string } }
            rating: { type: number, format: double }
            related: { type: array, items: { $ref: '#/components/schemas/BlogPosting' } }
            secret: { type: string, writeOnly: true }
            x-class-name: { type: string }
        Creator:
          allOf:
          - { type: object, properties: { id: { type: integer }, tags: { type: object } } }
          - { $ref: '#/components/schemas/Named' }
        Named: { required: [name], properties: { name: { type: string } } }
        PageBlogPosting:
          type: object
          properties:
            items: { type: array, items: { $ref: '#/components/schemas/BlogPosting' } }
            totalCount: { type: integer, format: int64 }
    """

  @Test func `a page of postings is read with its models`() {
    let found = ImportedConnector("getSiteBlogPostingsPage", of: blogs)
    #expect(
      found.text == """
        connector: Sample
        models:
          PageBlogPosting:
            items: '[BlogPosting]?'
            totalCount: Int64?
          BlogPosting:
            articleBody: String
            creator: Creator?
            dateCreated: Date?
            description: String
            headline: String
            id: Int64
            image: BlogPostingImage?
            keywords: '[String]?'
            rating: Double?
            related: '[BlogPosting]?'
          Creator:
            id: Int?
            tags: '[String: Any]?'
            name: String
          BlogPostingImage:
            caption: String?
            imageId: Int64?
        summary: Retrieves the site's blog postings.
        properties:
          siteId: Int64
          kind: String
          xSite: String
        path: /o/headless-delivery/v1.0/sites/{siteId}/blog-postings
        query:
          kind: kind
        headers:
          X-Site: xSite
        result:
          pageBlogPosting: PageBlogPosting

        """)
    #expect(found.warnings == "")
    #expect(found.optional == ["search"])
  }

  @Test func `what a body requires are properties, and models that exist stay as they are`() {
    let found = ImportedConnector(
      "postSiteBlogPosting", of: blogs,
      besides: """
        models:
          BlogPosting:
            articleBody: String
            creator: Creator?
            dateCreated: Date?
            description: String
            headline: String
            id: Int64
            image: '[String: Any]'
            keywords: '[String]'
            rating: Float
            related: '[BlogPosting]?'
          Creator: { id: Int64, name: String, tags: '[String: Any]' }
        """)
    #expect(found.warnings == "")
    #expect(
      found.text == """
        connector: Sample
        properties:
          siteId: Int64
          articleBody: String
          descriptionValue: String
          headline: String
          image: '[String: Any]'
        method: POST
        path: /o/headless-delivery/v1.0/sites/{siteId}/blog-postings
        body:
          articleBody: articleBody
          description: descriptionValue
          headline: headline
          image: image
        result:
          blogPosting: BlogPosting

        """)
    #expect(found.optional == ["creator", "keywords", "rating", "related", "secret"])
  }

  @Test func `a request may have no answer, and a list as its body`() {
    #expect(
      ImportedConnector("deleteBlogPosting", of: blogs).text == """
        connector: Sample
        properties:
          id: Int64
        method: DELETE
        path: /o/headless-delivery/v1.0/blog-postings/{id}

        """)
    #expect(
      ImportedConnector("tagBlogPosting", of: blogs).text == """
        connector: Sample
        properties:
          id: Int
          body: '[String]'
        method: PUT
        path: /o/headless-delivery/v1.0/blog-postings/{id}
        body: body
        result:
          items: '[Double]'

        """)
  }

  @Test func `JSON is read as YAML is`() {
    let text = #"""
      {"openapi": "3.0.1", "servers": [{"url": "/o/c/tasks"}], "paths": {"/{taskId}": {"get": {
        "operationId": "getTask", "parameters": [{"in": "path", "name": "taskId", "required": true,
        "schema": {"type": "string"}}], "responses": {"default": {"content": {"application/json":
        {"schema": {"type": "object", "additionalProperties": true}}}}}}}}}
      """#
    #expect(
      ImportedConnector("getTask", of: text).text == """
        connector: Sample
        properties:
          taskId: String
        path: /o/c/tasks/{taskId}
        result:
          answer: '[String: Any]'

        """)
  }

  @Test func `what a model cannot have is left out by its name`() {
    let found = ImportedConnector(
      "get",
      of: """
        openapi: 3.0.1
        servers: [{ url: / }]
        paths:
          /a:
            get:
              operationId: get
              responses:
                '200': { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
        components:
          schemas:
            A:
              properties:
                good: { type: boolean }
                kind: { enum: [person, company] }
                either: { oneOf: [{ type: string }, { type: integer }] }
                odd: { type: permission }
                a-b: { type: string }
                deep: { type: array, items: { type: array, items: { type: string } } }
                gone: { $ref: '#/components/schemas/B' }
                far: { $ref: 'https://example.com/b.yaml#/B' }
        """)
    #expect(
      found.text == """
        connector: Sample
        models:
          A:
            good: Bool?
            kind: String?
        path: /a
        result:
          a: A

        """)
    let warnings = found.warnings.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      warnings.joined(separator: "\n") == """
        api.yaml:15:26: warning: 'either' of 'A' is left out: 'oneOf' is not supported; describe \
        one type
        api.yaml:16:14: warning: 'odd' of 'A' is left out: the type 'permission' is not supported
        api.yaml:17:9: warning: 'a-b' of 'A' is left out: 'a-b' cannot name an attribute; \
        read it in code, as 'attributes["a-b"]'
        api.yaml:18:15: warning: 'deep' of 'A' is left out: an array of arrays is not supported; \
        wrap the inner array in an object
        api.yaml:19:23: warning: 'gone' of 'A' is left out: the document has no \
        '#/components/schemas/B'
        api.yaml:20:22: warning: 'far' of 'A' is left out: 'https://example.com/b.yaml#/B' is not \
        in this document; put what it refers to here
        """)
  }

  /// As Liferay 7.1 serves it.
  @Test func `a document without a server says where the path is, but for its beginning`() {
    let text = """
      openapi: 3.0.1
      info: { title: Headless Delivery, version: v1.0 }
      paths:
        /v1.0/blog-posting-images/{blogPostingImageId}:
          delete:
            operationId: deleteBlogPostingImage
            parameters:
            - { name: blogPostingImageId, in: path, schema: { type: integer, format: int64 } }
            responses: { default: { content: { application/json: {} } } }
      """
    let found = ImportedConnector("deleteBlogPostingImage", of: text)
    #expect(
      found.text == """
        connector: Sample
        properties:
          blogPostingImageId: Int64
        method: DELETE
        path: /v1.0/blog-posting-images/{blogPostingImageId}

        """)
    #expect(
      found.warnings == """
        api.yaml:5:5: warning: the document has no 'servers', so the 'path' is only what follows the \
        address of the API; write all of it, as in \
        '/o/headless-delivery/v1.0/blog-posting-images/{blogPostingImageId}'
        5 |     delete:
          |     ^~~~~~

        """)
    let whole = text.replacing("/v1.0/b", with: "/o/b")
    #expect(ImportedConnector("deleteBlogPostingImage", of: whole).warnings == "")
  }

  /// Traits of the documents that Liferay 7.4 serves, as JSON.
  @Test func `a document as a portal serves it`() {
    let found = ImportedConnector(
      "patchAccount",
      of: #"""
        {"components": {"schemas": {
          "Account": {"type": "object", "x-filterable": [], "xml": {"name": "Account"}, "properties": {
            "actions": {"additionalProperties": {"additionalProperties": {"type": "string"},
              "type": "object"}, "readOnly": true, "type": "object"},
            "creator": {"$ref": "#/components/schemas/Creator"},
            "logoURL": {"type": "string", "format": "uri"},
            "name": {"type": "string"},
            "name_i18n": {"type": "object", "additionalProperties": {"type": "string"}},
            "parentAccounts": {"type": "array", "items": {"$ref": "#/components/schemas/Account"}},
            "size": {"type": "integer", "format": "int32"},
            "x-class-name": {"default": "com.liferay.Account", "readOnly": true, "type": "string"}},
            "required": ["name"]},
          "Creator": {"type": "object", "readOnly": true, "properties": {
            "name": {"type": "string", "readOnly": true}}}}},
        "info": {"title": "Headless Admin User", "version": "v1.0"}, "openapi": "3.0.1",
        "paths": {"/v1.0/accounts/{accountId}": {"patch": {
          "operationId": "patchAccount", "tags": ["Account"],
          "description": "Changes an account. What is not sent stays as it is.",
          "parameters": [
            {"in": "path", "name": "accountId", "required": true, "schema": {"type": "string"}},
            {"in": "query", "name": "fields", "schema": {"type": "string"}}],
          "requestBody": {"content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Account"}},
            "application/xml": {"schema": {"$ref": "#/components/schemas/Account"}}}},
          "responses": {"default": {"description": "default response", "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Account"}},
            "application/xml": {"schema": {"$ref": "#/components/schemas/Account"}}}}}}}},
        "servers": [{"url": "http://localhost:8080/o/headless-admin-user/"}]}
        """#)
    #expect(
      found.text == """
        connector: Sample
        models:
          Account:
            actions: '[String: Any]?'
            creator: Creator?
            logoURL: String?
            name: String
            name_i18n: '[String: Any]?'
            parentAccounts: '[Account]?'
            size: Int?
          Creator:
            name: String?
        summary: Changes an account.
        properties:
          accountId: String
          nameValue: String
        method: PATCH
        path: /o/headless-admin-user/v1.0/accounts/{accountId}
        body:
          name: nameValue
        result:
          account: Account

        """)
    #expect(found.warnings == "")
    #expect(
      found.optional == ["fields", "logoURL", "name_i18n", "parentAccounts", "size"])
  }
}
