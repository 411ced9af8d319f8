/// The page of a new chapter, with the headings that every page has.
struct ChapterPageTemplate {
  let names: ChapterNames

  var text: String {
    #"""
    # \#(names.number) · \#(names.title)

    One sentence that says what this chapter is about.

    ## Outcomes

    After this chapter you can:

    - name what the reader is able to do afterwards.

    ## Run it

    ```console
    $ swift run course check \#(names.number)
    ```

    ## The problem

    A small program that goes wrong. What does it print?

    ```swift
    let pages = [12, 40]
    print("Page \(pages.count)")
    ```

    ```output
    Page 2
    ```

    ## The idea

    What is wrong, and the idea that mends it.

    ```swift
    print(try Bookmark(page: pages[0]).label())
    ```

    ```output
    Page 12
    ```

    ## Step 1 · Name the page

    File: [Bookmark.swift](../Chapters/\#(names.folder)/Bookmark.swift), step 1.

    **Write:** the label of a bookmark.

    **Checked:** the label names the page that was marked.

    ## What the checks do not prove

    - They try two pages only.

    ## Who owns whom

    ```text
    List of bookmarks
     └─ owns ─> Bookmark
    ```

    ## In other libraries

    Where a reader meets the same idea under another name.

    ## Questions

    ### 1. Does a bookmark own its page?

    - **A.** Yes.
    - **B.** No.

    <details><summary>Answers</summary>

    - **A.** Wrong. It holds a number, and the page exists without it.
    - **B.** Right. A number is a plain value.

    </details>

    ## Further reading

    - Something that a curious reader likes to read next.

    """#
  }
}
