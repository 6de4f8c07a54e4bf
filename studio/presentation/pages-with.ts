/** Asks on which pages a shared section stands, in the form in which Presentation takes it. */
export const pagesWithQuery = `{
  "locations": *[_type == "page" && defined(path.current) && references($id)]
    | order(path.current asc){title, "href": path.current},
  "message": select(
    count(*[_type == "page" && references($id)]) == 0 => "No page uses it. Add “Shared section” to the sections of a page.",
    "A change is on every page that uses it."
  )
}`
