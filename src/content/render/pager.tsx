import {listPosition, type PagedSection} from '#content/queries/list-position.ts'
import type {VisitPlace} from '#shared/clinicians.ts'
import {NextGlyph, PreviousGlyph} from '#ui/icon/glyphs.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {PagerLine} from './pager.styles.ts'

interface PagerProps {
  section: PagedSection
  /** Page of the section's list, from 1. */
  listPage: number
  /** Place that the list is filtered by. */
  visitPlace?: VisitPlace | null
}

/** Links to the neighbouring list pages; renders nothing for a list on one page. */
export function Pager({section, listPage, visitPlace = null}: PagerProps) {
  const position = listPosition(section, listPage, visitPlace)
  const {pager} = section
  if (position === null || pager === null) return null
  const {number, count, previous, next} = position
  return (
    <PagerLine aria-label={pager.pagerLabel ?? undefined}>
      {previous === null ? null : (
        <SiteLink href={previous} rel="prev">
          <PreviousGlyph /> {pager.pagerPrevious}
        </SiteLink>
      )}
      <p>
        {pager.pagerPage} {number} {pager.pagerOf} {count}
      </p>
      {next === null ? null : (
        <SiteLink href={next} rel="next">
          {pager.pagerNext} <NextGlyph />
        </SiteLink>
      )}
    </PagerLine>
  )
}
