/// Where a link of a document leads, as the site sees it.
enum SiteDestination: Equatable {
  /// A page of the site, and one of its headings.
  case page(name: String, fragment: String?)
  /// A picture that stands beside the pages.
  case figure(String)
  /// A file of the workspace, which the site does not hold.
  case file(String)
  /// An address elsewhere.
  case web(String)
}
