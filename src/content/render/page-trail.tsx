import {homePath} from '#shared/paths.ts'
import {Breadcrumb} from '#ui/breadcrumb/breadcrumb.tsx'

interface PageTrailProps {
  /** A section that asked for `breadcrumbFields`. */
  section: {
    breadcrumb: string | null
    trail: {homeLabel: string | null; breadcrumbLabel: string | null} | null
  }
}

/** The line above a headline, for a page that has one. */
export function PageTrail({section: {breadcrumb, trail}}: PageTrailProps) {
  if (!breadcrumb || !trail?.homeLabel || !trail.breadcrumbLabel) return null
  return (
    <Breadcrumb
      home={{label: trail.homeLabel, path: homePath}}
      label={trail.breadcrumbLabel}
      page={breadcrumb}
    />
  )
}
