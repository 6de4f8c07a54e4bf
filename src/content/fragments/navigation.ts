import {shownPath} from './link.ts'

/** For a section with a paged list: path of its first page and copy of the pager. */
export const pagerFields = /* groq */ `
  "listPath": coalesce(^.path.current, ""),
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

/** A page above another one, with the one above it. */
export const parentFields = /* groq */ `
  _id,
  _type,
  breadcrumb,
  ${shownPath},
  parent->{_id, _type, breadcrumb, ${shownPath}}
`

/** Breadcrumb copy, for the projection of a section. A page has at most two pages above it. */
export const breadcrumbFields = /* groq */ `
  "breadcrumb": ^.breadcrumb,
  "parent": site::parent(^.parent->),
  "trail": *[_type == "navigation" && _id == "navigation"][0]{_id, _type, homeLabel, breadcrumbLabel}
`
