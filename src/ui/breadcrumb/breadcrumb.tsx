import {SiteLink} from '#ui/site-link/site-link.tsx'
import {Trail} from './breadcrumb.styles.ts'

interface Crumb {
  label: string
  path: string
}

interface BreadcrumbProps {
  /** What screen readers call the line. */
  label: string
  /** The way back to the home page. */
  home: Crumb
  /** What lies between the home page and this one, from above to below. */
  between?: readonly Crumb[]
  /** What this page is called. */
  page: string
}

/** Where a page stands: the way back to the home page, what lies between, then the page itself. */
export function Breadcrumb({label, home, between = [], page}: BreadcrumbProps) {
  return (
    <Trail aria-label={label}>
      <ol>
        {[home, ...between].map((crumb) => (
          <li key={crumb.path}>
            <SiteLink href={crumb.path}>{crumb.label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{page}</li>
      </ol>
    </Trail>
  )
}
