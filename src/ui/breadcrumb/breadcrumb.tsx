import {SiteLink} from '#ui/site-link/site-link.tsx'
import {Trail} from './breadcrumb.styles.ts'

interface Crumb {
  label: string
  path: string
}

interface BreadcrumbProps {
  /** Accessible name of the landmark. */
  label: string
  home: Crumb
  between?: readonly Crumb[]
  /** Null where the headline below says the same. */
  page: string | null
}

/** Renders the path from the home page to the current page. */
export function Breadcrumb({label, home, between = [], page}: BreadcrumbProps) {
  return (
    <Trail aria-label={label}>
      <ol>
        {[home, ...between].map((crumb) => (
          <li key={crumb.path}>
            <SiteLink href={crumb.path}>{crumb.label}</SiteLink>
          </li>
        ))}
        {page === null ? null : <li aria-current="page">{page}</li>}
      </ol>
    </Trail>
  )
}
