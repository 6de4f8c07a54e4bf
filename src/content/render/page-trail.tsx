import {stegaClean} from '@sanity/client/stega'
import {homePath} from '#shared/paths.ts'
import {Breadcrumb} from '#ui/breadcrumb/breadcrumb.tsx'
import {type BreadcrumbContent, pagesAbove} from './pages-above.ts'

interface PageTrailProps {
  /** A section selected with `breadcrumbFields`. */
  section: BreadcrumbContent & {
    trail: {homeLabel: string | null; breadcrumbLabel: string | null} | null
  }
  /** Headline below the trail; the trail does not repeat it. */
  headline: string | null | undefined
}

/** Breadcrumb trail above the headline, if the page has one. */
export function PageTrail({section, headline}: PageTrailProps) {
  const {breadcrumb, trail} = section
  if (!breadcrumb || !trail?.homeLabel || !trail.breadcrumbLabel) return null
  return (
    <Breadcrumb
      between={pagesAbove(section)}
      home={{label: trail.homeLabel, path: homePath}}
      label={trail.breadcrumbLabel}
      page={stegaClean(breadcrumb) === stegaClean(headline) ? null : breadcrumb}
    />
  )
}
