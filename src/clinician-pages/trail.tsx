import {homePath} from '#shared/paths.ts'
import {Breadcrumb} from '#ui/breadcrumb/breadcrumb.tsx'

interface TrailProps {
  /** The words of the line; nothing is rendered without them, as in a draft. */
  trail: {homeLabel: string; breadcrumbLabel: string} | null
  service: {name: string; page: {path: string | null}} | null
  between?: readonly {label: string; path: string}[]
  /** What this page is called. */
  page: string
}

/** Where the page of a clinician stands: below the page of the service. */
export function Trail({trail, service, between = [], page}: TrailProps) {
  if (trail === null) return null
  const above = service?.page.path ? [{label: service.name, path: service.page.path}] : []
  return (
    <Breadcrumb
      between={[...above, ...between]}
      home={{label: trail.homeLabel, path: homePath}}
      label={trail.breadcrumbLabel}
      page={page}
    />
  )
}
