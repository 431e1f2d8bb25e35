/// What `bookmarks-app` prints at each stop of its tour.
enum TourText {

  /// By the names of the stops, in the order of the tour.
  static let stops: KeyValuePairs = [
    "login": login,
    "forgot-password": forgotPassword,
    "sign-up": signUp,
    "add-bookmark-basic": addBookmarkBasic,
    "add-bookmark": addBookmark,
    "bookmark-list": bookmarkList,
    "folder-browser": folderBrowser,
    "asset-list": assetList,
    "blog-list": blogList,
    "blog-postings": blogPostings,
    "bookmark-summary": bookmarkSummary,
    "rating": rating,
    "user-portrait": userPortrait,
    "web-content-display": webContentDisplay,
    "comments": comments,
    "documents": documents,
    "kitchen": kitchen,
    "themes": themes,
    "own-parts": ownParts,
    "lifecycle": lifecycle,
  ]

  static let login = """
    # login: a login that is refused, one that is kept, the app started again
    Show LoginScreenlet in the theme 'westeros'
    Tap 'Login'
      delegate    onLoginError User name cannot be empty
      progress    User name cannot be empty
    Type 'joe@example.com' into 'User Name'
    Type '***********' into 'Password'
    Tap 'Login'
      progress    Logging in...
      delegate    onLoginError The user name or the password is wrong.
      progress    The login failed
    Type '******' into 'Password'
    Tap 'Login'
      progress    Logging in...
      delegate    onLoginResponse Joe Bloggs
      delegate    onCredentialsSaved
      server      get-user-by-email-address
      server      get-user-by-email-address
    The app ends, and starts again
    Show LoginScreenlet in the theme 'westeros'
      delegate    onCredentialsLoaded Joe Bloggs
      server      nothing was asked

    """

  static let forgotPassword = """
    # forgot-password: a call as a user of the app, while nobody is logged in
    Show ForgotPasswordScreenlet in the theme 'default'
    Tap 'Send a password'
      delegate    onForgotPasswordError Enter your e-mail address
      progress    Enter your e-mail address
    Type 'nobody@example.com' into 'Email Address'
    Tap 'Send a password'
      progress    Sending...
      delegate    onForgotPasswordError No user of company 20097 has the e-mail address 'nobody@example.com'.
      progress    No password was sent
    Type 'joe@example.com' into 'Email Address'
    Tap 'Send a password'
      progress    Sending...
      delegate    onForgotPasswordSent true
      progress    Look into your mail
      view        emailAddress ''
      server      send-password-by-email-address
      server      send-password-by-email-address

    """

  static let signUp = """
    # sign-up: a new user, who is logged in at once
    Show SignUpScreenlet in the theme 'default'
    Type 'Ann' into 'First Name'
    Type 'Other' into 'Last Name'
    Type 'joe@example.com' into 'Email Address'
    Tap 'Sign Up'
      delegate    onSignUpError Choose a password
      progress    Choose a password
    Type '**********' into 'Password'
    Tap 'Sign Up'
      progress    Signing up...
      delegate    onSignUpError A user with the e-mail address 'joe@example.com' exists already.
      progress    You could not be signed up
    Type 'ann@example.com' into 'Email Address'
    Tap 'Sign Up'
      progress    Signing up...
      delegate    onSignUpResponseUserAttributes
      delegate    logged in as ann@example.com
      server      add-user
      server      add-user

    """

  static let addBookmarkBasic = """
    # add-bookmark-basic: an Interactor that makes the call itself, without a Connector
    Show AddBookmarkBasicScreenlet in the theme 'default'
    Type 'https://swift.org' into 'URL'
    Type 'Swift' into 'Title'
    Tap 'Add Bookmark'
      progress    Saving bookmark...
      delegate    onAddBookmarkError The server answered with HTTP status 500.
      progress    An error occurred saving the bookmark
    Tap 'Add Bookmark'
      progress    Saving bookmark...
      delegate    onBookmarkAdded Swift, entry 30301
      progress    Bookmark saved!
      server      add-entry
      server      add-entry

    """

  static let addBookmark = """
    # add-bookmark: two actions with Connectors, what they refuse, what the server refuses
    Show AddBookmarkScreenlet in the theme 'flat7'
    Tap 'Add Bookmark'
      delegate    onAddBookmarkError ValidationError: Title cannot be empty
      progress    Title cannot be empty
      server      nothing was asked
    Type 'http://demo/web/guest/home' into 'URL'
    Tap 'Get Title'
      view        title 'Home - Liferay'
    The app sets folderId 99
    Tap 'Add Bookmark'
      progress    Saving bookmark...
      delegate    onAddBookmarkError No bookmarks folder has the id 99.
      progress    An error occurred saving the bookmark
    The app sets folderId 30200
    Tap 'Add Bookmark'
      progress    Saving bookmark...
      delegate    onBookmarkAdded Home - Liferay, http://demo/web/guest/home
      progress    Bookmark saved!
      server      GET /web/guest/home
      server      add-entry
      server      add-entry

    """

  static let bookmarkList = """
    # bookmark-list: a list in pages and sections, as table and collection, without a server
    Show BookmarkListScreenlet in the theme 'default'
      delegate    onBookmarkListResponse Blog, Install, Forums, Pitches
      view        swift.org: Blog, Install
      view        forums.swift.org: Forums, Pitches
    Scroll to the end
      delegate    onBookmarkListResponse Swift, Tour
      view        swift.org: Blog, Install, Swift, Tour
      view        forums.swift.org: Forums, Pitches
      server      get-entries 0-4, get-entries-count
      server      get-entries 4-7
    Tap row 2
      delegate    onBookmarkSelected Install, https://swift.org/install
    The server goes away
    Show BookmarkListScreenlet in the theme 'collection'
      delegate    onBookmarkListResponse Blog, Install, Forums, Pitches
      view        swift.org: Blog, Install
      view        forums.swift.org: Forums, Pitches
    Show BookmarkListScreenlet in the theme 'default'
      delegate    onBookmarkListError not available
      progress    The list could not be loaded
      view        no rows

    """

  static let folderBrowser = """
    # folder-browser: a list with controls above it, an order of the app's, images, tiles
    Show FolderBrowserScreenlet in the theme 'default'
    Type '30200' into 'Folder'
    Leave 'Folder'
      progress    Opening the folder...
      view        Apples, Bread, Cheese
    Tap 'Count Entries'
      view        total 3
    Tap row 3
      delegate    onEntrySelected Cheese
    Show FolderBrowserScreenlet in the theme 'tiles'
    Type '30200' into 'Folder'
    Leave 'Folder'
      progress    Opening the folder...
      view        Cheese, Bread, Apples
      cell        Cheese, 1.0 by 1.0
      cell        Bread, 1.0 by 1.0
      cell        Apples, 1.0 by 1.0

    """

  static let assetList = """
    # asset-list: assets of one class, by a query object, and a text for none
    Show AssetListScreenlet in the theme 'default'
      delegate    onAssetListResponse Swift, Forums
      view        Swift, Forums, (loading)
    Scroll to the end
      delegate    onAssetListResponse Blog
      view        Swift, Forums, Blog
    Tap row 1
      delegate    onAssetSelected Swift, a com.liferay.bookmarks.model.BookmarksEntry
    Show AssetListScreenlet in the theme 'default'
      delegate    onAssetListResponse no assets
      view        no rows
      view        emptyText 'No assets yet'
    Show AssetListScreenlet in the theme 'default'
      delegate    onAssetListError Undefined classNameId
      progress    Undefined classNameId
      server      get-asset-entries, get-entries-count
      server      get-asset-entries
      server      get-asset-entries, get-entries-count

    """

  static let blogList = """
    # blog-list: a list over services that come with it, actions on its rows
    Show BlogListScreenlet in the theme 'default'
      view        Cheese, Bread
    Tap row 2
      delegate    onBlogEntrySelected Bread
    Type 'My favourite' into 'Say something'
    performAction(name: "add-comment", sender: the entry's id)
      delegate    onCommentAdded My favourite
    performAction(name: "delete-entry", sender: the entry's id)
      delegate    screenletOnEntryDeleted
      view        Cheese
      server      get-group-entries 0-50, get-group-entries-count
      server      add-comment
      server      delete-entry
      server      get-group-entries 0-50, get-group-entries-count

    """

  static let blogPostings = """
    # blog-postings: a list and an action over REST, with a search
    Show BlogPostingsScreenlet in the theme 'default'
    Type 'Swift on servers' into 'Headline'
    Type 'How it is used' into 'Article Body'
    Tap 'Add Posting'
      progress    Posting...
      delegate    onPostingAdded Swift on servers
    Type 'Swift at home' into 'Headline'
    Type 'How it is used' into 'Article Body'
    Tap 'Add Posting'
      progress    Posting...
      delegate    onPostingAdded Swift at home
    Type 'home' into 'Search'
    Leave 'Search'
      view        Swift at home
    Tap row 1
      delegate    onPostingSelected How it is used
    Type 'Swift' into 'Search'
    Leave 'Search'
      delegate    onPostingsError 404 No site has the id 1.
      progress    The list could not be loaded

    """

  static let bookmarkSummary = """
    # bookmark-summary: several Connectors in one action, at once and one after the other
    Show BookmarkSummaryScreenlet in the theme 'default'
    Tap 'Load Summary'
      progress    Loading summary...
      delegate    onSummaryLoaded 2, newest [Home, Swift], pageTitle Home - Liferay
      view        count 2, newest 'Home', pageTitle 'Home - Liferay'
      server      in any order: GET /web/guest/home; get-entries 0-5; get-entries-count
    Type 'http://demo/web/guest/home' into 'URL'
    Tap 'Add Bookmark'
      progress    Saving bookmark...
      delegate    onBookmarkAdded Home - Liferay, http://demo/web/guest/home
      progress    Bookmark saved!
      view        count 3, newest 'Home - Liferay', pageTitle 'Home - Liferay'
      server      GET /web/guest/home
      server      add-entry
      server      in any order: get-entries 0-5; get-entries-count
    Type 'http://demo/lost' into 'URL'
    Tap 'Add Bookmark'
      progress    Saving bookmark...
      delegate    onSummaryError The server answered 404: Not Found.
      progress    An error occurred saving the bookmark
      server      GET /lost

    """

  static let rating = """
    # rating: three actions, the score as their sender, by a slider and by code
    Show RatingScreenlet in the theme 'default'
      delegate    onRatingRetrieved 0 of average 0.0, own -1.0
    Drag the slider to 0.75
      delegate    onRatingUpdated 1 of average 0.75, own 0.75
      view        average 0.75
    Jane logs in, and the app rates for her
    Show RatingScreenlet in the theme 'default'
      delegate    onRatingRetrieved 1 of average 0.75, own -1.0
    performAction(name: UpdateRatingAction, sender: 1.5)
      delegate    onRatingError A score cannot be more than 1
      progress    A score cannot be more than 1
    performAction(name: UpdateRatingAction, sender: 0.25)
      delegate    onRatingUpdated 2 of average 0.5, own 0.25
      view        average 0.5, score 0.25
    Tap 'Take back my score'
      delegate    onRatingDeleted 1 of average 0.75, own -1.0
      view        average 0.75
      server      get-ratings-entries
      server      update-ratings-entry
      server      get-ratings-entries
      server      update-ratings-entry
      server      delete-ratings-entry

    """

  static let userPortrait = """
    # user-portrait: an image that is loaded in two steps, and one that is uploaded
    Show UserPortraitScreenlet in the theme 'default'
      delegate    onUserPortraitLoaded 1.0 x 1.0
      server      get-user-by-id
      server      GET /image/user_portrait
    Tap 'Upload Portrait'
      delegate    onUserPortraitUploaded portrait 30301
      server      update-portrait
    performAction(name: LoadPortraitAction)
      delegate    onUserPortraitLoaded 8.0 x 8.0
      server      get-user-by-id
      server      GET /image/user_portrait

    """

  static let webContentDisplay = """
    # web-content-display: a connector chosen by what is set
    Show WebContentDisplayScreenlet in the theme 'default'
      progress    Loading content...
      delegate    onWebContentResponse <h1>Welcome</h1><p>Fish &amp; chips at noon.</p>
      view        htmlContent '<h1>Welcome</h1><p>Fish &amp; chips at noon.</p>'
    Set templateId to 30600
    Tap 'Reload'
      progress    Loading content...
      delegate    onWebContentResponse <h1>Welcome</h1>
      view        htmlContent '<h1>Welcome</h1>'
    Set articleId to 'GONE'
    Tap 'Reload'
      progress    Loading content...
      delegate    onWebContentError No article of site 20143 has the id 'GONE'.
      progress    An error occurred loading the content
      server      get-article-content
      server      get-journal-article-content
      server      get-journal-article-content

    """

  static let comments = """
    # comments: comments written without a connection, and sent once it is back
    Show CommentAddScreenlet in the theme 'default'
    Type 'Typed at home' into 'Your comment'
    Tap 'Send'
      delegate    onCommentAdded Typed at home, by Joe Bloggs
      view        body ''
      server      add-comment
    The connection is lost
    Type 'Typed on a train' into 'Your comment'
    Tap 'Send'
      delegate    onCommentSaved
      view        body ''
    Type 'Typed in a tunnel' into 'Your comment'
    Tap 'Send'
      delegate    onCommentSaved
      view        body ''
    The connection is back
      server      add-comment
      server      add-comment
    startSync()
      sync        itemsCount 2
      sync        completed Typed on a train
      sync        completed Typed in a tunnel
      server      add-comment
      server      add-comment
    Show CommentListScreenlet in the theme 'default'
      view        Typed at home, Typed on a train, Typed in a tunnel
    Tap row 2
      delegate    onCommentSelected Typed on a train
    Show CommentDisplayScreenlet in the theme 'default'
      delegate    onCommentLoaded Typed on a train
      view        userName 'Joe Bloggs', body 'Typed on a train'
      server      get-comments 0-50, get-comments-count
      server      get-comment
    The connection is lost
    Type 'Typed on a slow train' into the comment
    Tap 'Save'
      delegate    onCommentUpdateSaved
      delegate    onCommentLoaded Typed on a train
    The connection is back
      server      update-comment
      server      get-comment
    startSync()
      sync        itemsCount 1
      sync        completed Typed on a slow train
      server      update-comment
    deleteComment()
      delegate    onCommentDeleted
    Show CommentListScreenlet in the theme 'default'
      view        Typed at home, Typed in a tunnel

    """

  static let documents = """
    # documents: an image that is picked, uploaded as a row, downloaded and deleted
    Show ImageGalleryScreenlet in the theme 'default'
      server      get-file-entries 0-50, get-file-entries-count
    Type 'Map' into 'Title'
    Tap 'Add image'
      user        picks an image: camera or library
      delegate    onImageUploaded Map, 141 bytes
      view        Map
      server      POST /api/jsonws/dlapp/add-file-entry
    Show FileDisplayScreenlet in the theme 'default'
      delegate    onFileLoaded a file of 141 bytes
      view        title 'Map', loaded 1.0
      view        No comments yet, by CommentListScreenlet
      server      get-file-entry
      server      GET /documents/20143/5d8c0000%2D0000%2D4000%2D8000%2D000000030301
      server      get-comments 0-50, get-comments-count
    Show ImageGalleryScreenlet in the theme 'default'
    Swipe the row, and tap 'Delete'
      user        says yes to 'Delete this image?'
      view        no rows
      delegate    onImageEntryDeleted
      server      get-file-entries 0-50, get-file-entries-count
      server      delete-file-entry

    """

  static let kitchen = """
    # kitchen: one control of every kind, an action in every way, a presenter of its own
    Show KitchenScreenlet in the theme 'dark'
    Type 'http://site/risotto' into 'Address'
    Press return
      progress    One moment...
      view        dish 'Risotto'
    Type '4,50' into 'Price'
    Leave 'Price'
      progress    One moment...
      view        price 4.5, rate 1.25
    Select 'Mains'
      progress    One moment...
      view        shelf 1, count 0
    Set the other controls
      view        minutes 25, guests 2, heat 7.5, isVegetarian true, notes 'Stir.'
    Tap 'Keep the recipe'
      progress    Writing it down...
      delegate    onRecipeKept Risotto, Stir.
      progress    Kept!
      view        headline 'Risotto'
      presenter   KitchenProgressPresenter
    performAction(name: WashUpAction)
      interactor  DishwasherInteractor: all clean

    """

  static let themes = """
    # themes: full, child and extended themes, two sets over two Screenlets
    Set themeName of LoginScreenlet
      default     LoginView_default of BaseScreenletView; button in system 17.0; MBProgressHUDPresenter
      large       LoginView_default of BaseScreenletView; button in system 17.0; MBProgressHUDPresenter
      flat7       LoginView_flat7 of LoginView_default; button in boldSystem 15.0; Flat7ProgressPresenter
      westeros    LoginView_westeros of BaseScreenletView; button in Georgia-Bold 16.0; WesterosProgressPresenter
      stannis     LoginView_default of BaseScreenletView; button in system 17.0; MBProgressHUDPresenter
    Set themeName of AddBookmarkScreenlet
      default     AddBookmarkView_default of BaseScreenletView; button in system 17.0; MBProgressHUDPresenter
      large       AddBookmarkView_default of BaseScreenletView; button in system 17.0; MBProgressHUDPresenter
      flat7       AddBookmarkView_flat7 of AddBookmarkView_default; button in boldSystem 15.0; Flat7ProgressPresenter
      westeros    AddBookmarkView_westeros of BaseScreenletView; button in Georgia-Bold 16.0; WesterosProgressPresenter
      stannis     AddBookmarkView_default of BaseScreenletView; button in system 17.0; MBProgressHUDPresenter

    """

  static let ownParts = """
    # own-parts: an Interactor that the delegate supplies, a Connector of the app's factory
    Show AddBookmarkScreenlet in the theme 'default'
    Type 'https://swift.org' into 'URL'
    Type 'swift' into 'Title'
    Tap 'Add Bookmark'
      interactor  ClosedInteractor
      progress    An error occurred saving the bookmark
      server      nothing was asked
    The app opens, with a factory of its own
    Tap 'Add Bookmark'
      progress    Saving bookmark...
      delegate    onBookmarkAdded Swift
      progress    Bookmark saved!
      server      add-entry

    """

  static let lifecycle = """
    # lifecycle: every call of one Screenlet, from the XIB to the delegate
    Sign in to http://demo as joe@example.com
      session     Joe Bloggs, user 20156
      context     company 20097, site 20143
    \(BookmarksAppTests.afterSignIn)Folder 30200 holds 1 bookmark

    """
}
