import {homePath} from '#shared/paths.ts'
import {Breadcrumb} from '#ui/breadcrumb/breadcrumb.tsx'

interface PageTrailProps {
  /** A section selected with `breadcrumbFields`. */
  section: {
    breadcrumb: string | null
    trail: {homeLabel: string | null; breadcrumbLabel: string | null} | null
  }
}

/** Breadcrumb trail above the headline, if the page has one. */
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
