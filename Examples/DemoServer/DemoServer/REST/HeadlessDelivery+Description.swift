import LoopbackHTTP

extension HeadlessDelivery {

  /// The OpenAPI document, with the address under which the request reached the server.
  static func description(for request: LoopbackRequest) -> String {
    """
    openapi: 3.0.1
    info:
      description: Blog postings of a site.
      title: Headless Delivery
      version: v1.0
    servers:
    - url: http://\(request.header("Host") ?? "127.0.0.1")\(path)
    tags:
    - name: BlogPosting
    paths:
    \(paths)
    components:
      schemas:
    \(schemas)

    """
  }

  private static let paths = """
      /v1.0/sites/{siteId}/blog-postings:
        get:
          description: Retrieves the site's blog postings. Results can be paginated, searched, and sorted.
          operationId: getSiteBlogPostingsPage
          parameters:
          - in: path
            name: siteId
            required: true
            schema:
              type: string
          - in: query
            name: search
            schema:
              type: string
          - in: query
            name: page
            schema:
              type: integer
              format: int32
          - in: query
            name: pageSize
            schema:
              type: integer
              format: int32
          - in: query
            name: sort
            schema:
              type: string
          responses:
            default:
              content:
                application/json:
                  schema:
                    $ref: '#/components/schemas/PageBlogPosting'
              description: default response
          tags:
          - BlogPosting
        post:
          description: Creates a new blog post.
          operationId: postSiteBlogPosting
          parameters:
          - in: path
            name: siteId
            required: true
            schema:
              type: string
          requestBody:
            content:
              application/json:
                schema:
                  $ref: '#/components/schemas/BlogPosting'
          responses:
            default:
              content:
                application/json:
                  schema:
                    $ref: '#/components/schemas/BlogPosting'
              description: default response
          tags:
          - BlogPosting
      /v1.0/blog-postings/{blogPostingId}:
        delete:
          description: Deletes the blog post.
          operationId: deleteBlogPosting
          parameters:
          - in: path
            name: blogPostingId
            required: true
            schema:
              type: integer
              format: int64
          responses:
            default:
              content:
                application/json: {}
              description: default response
          tags:
          - BlogPosting
        get:
          description: Retrieves the blog post.
          operationId: getBlogPosting
          parameters:
          - in: path
            name: blogPostingId
            required: true
            schema:
              type: integer
              format: int64
          responses:
            default:
              content:
                application/json:
                  schema:
                    $ref: '#/components/schemas/BlogPosting'
              description: default response
          tags:
          - BlogPosting
        patch:
          description: Updates only the fields received in the request body.
          operationId: patchBlogPosting
          parameters:
          - in: path
            name: blogPostingId
            required: true
            schema:
              type: integer
              format: int64
          requestBody:
            content:
              application/json:
                schema:
                  $ref: '#/components/schemas/BlogPosting'
          responses:
            default:
              content:
                application/json:
                  schema:
                    $ref: '#/components/schemas/BlogPosting'
              description: default response
          tags:
          - BlogPosting
    """

  private static let schemas = """
        BlogPosting:
          description: Represents a blog post.
          properties:
            alternativeHeadline:
              description: The blog post's subtitle.
              type: string
            articleBody:
              description: The blog post's body (content).
              type: string
            creator:
              $ref: '#/components/schemas/Creator'
            dateCreated:
              description: The blog post's creation date.
              format: date-time
              readOnly: true
              type: string
            datePublished:
              description: The blog post's publication date.
              format: date-time
              type: string
            description:
              description: The blog post's description.
              type: string
            headline:
              description: The blog post's main title.
              type: string
            id:
              description: The blog post's identifier.
              format: int64
              readOnly: true
              type: integer
            keywords:
              description: A list of keywords describing the blog post.
              items:
                type: string
              type: array
            numberOfComments:
              description: The number of comments this blog post has received.
              format: int32
              readOnly: true
              type: integer
          required:
          - articleBody
          - headline
          type: object
        Creator:
          description: Represents the user account of the content's creator.
          properties:
            familyName:
              type: string
            givenName:
              type: string
            id:
              format: int64
              type: integer
            name:
              type: string
          readOnly: true
          type: object
        PageBlogPosting:
          properties:
            items:
              items:
                $ref: '#/components/schemas/BlogPosting'
              type: array
            lastPage:
              format: int64
              type: integer
            page:
              format: int64
              type: integer
            pageSize:
              format: int64
              type: integer
            totalCount:
              format: int64
              type: integer
          type: object
    """
}
