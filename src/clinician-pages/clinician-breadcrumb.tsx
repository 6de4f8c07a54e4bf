import {homePath} from '#shared/paths.ts'
import {Breadcrumb} from '#ui/breadcrumb/breadcrumb.tsx'

interface ClinicianBreadcrumbProps {
  /** Copy of the breadcrumb, which is missing in some drafts. */
  trail: {homeLabel: string; breadcrumbLabel: string} | null
  service: {name: string; page: {path: string | null}} | null
  between?: readonly {label: string; path: string}[]
  /** Last crumb; null where the headline says it. */
  page: string | null
}

/** Renders a breadcrumb of the home page, the clinician's service and this page. */
export function ClinicianBreadcrumb({
  trail,
  service,
  between = [],
  page,
}: ClinicianBreadcrumbProps) {
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
