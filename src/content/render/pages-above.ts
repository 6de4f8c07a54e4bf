interface PageAbove {
  breadcrumb: string | null
  path: string | null
}

/** A section selected with `breadcrumbFields`. */
export interface BreadcrumbContent {
  breadcrumb: string | null | undefined
  parent: (PageAbove & {parent: PageAbove | null}) | null
}

/** Returns the crumbs between the home page and the page, from the top down. */
export function pagesAbove({parent}: BreadcrumbContent): {label: string; path: string}[] {
  return [parent?.parent, parent].flatMap((page) =>
    page?.breadcrumb && page.path ? [{label: page.breadcrumb, path: page.path}] : [],
  )
}
