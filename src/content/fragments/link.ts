/** Path to which links to a page lead. A hidden page has that of the page shown instead, or none. */
export const shownPath = /* groq */ `"path": select(isHidden == true => replacement->path.current, path.current)`

/** A linked page. The name tags the content with the page's id. */
export const linkedPage = /* groq */ `{"addressOf": _id, ${shownPath}}`
