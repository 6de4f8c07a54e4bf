import Link from 'next/link'
import {Trail} from './breadcrumb.styles.ts'

interface BreadcrumbProps {
  /** What screen readers call the line. */
  label: string
  /** The way back to the home page. */
  home: {label: string; path: string}
  /** What this page is called. */
  page: string
}

/** Where a page stands: the way back to the home page, then the page itself. */
export function Breadcrumb({label, home, page}: BreadcrumbProps) {
  return (
    <Trail aria-label={label}>
      <ol>
        <li>
          <Link href={home.path}>{home.label}</Link>
        </li>
        <li aria-current="page">{page}</li>
      </ol>
    </Trail>
  )
}
