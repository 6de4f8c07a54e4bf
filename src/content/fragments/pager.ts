/**
 * For a section that shows a stretch of a list: on which page the list begins, and what the links to its other pages
 * say.
 */
export const pagerFields = /* groq */ `
  "listPath": ^.path.current,
  "pager": *[_type == "navigation" && _id == "navigation"][0]{
    _id,
    _type,
    pagerLabel,
    pagerPrevious,
    pagerNext,
    pagerPage,
    pagerOf
  }
`
