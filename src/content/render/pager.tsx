import {listPosition, type PagedSection} from '#content/queries/list-position.ts'
import type {VisitPlace} from '#shared/clinicians.ts'
import {NextGlyph, PreviousGlyph} from '#ui/icon/glyphs.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {PagerLine} from './pager.styles.ts'

interface PagerProps {
  section: PagedSection
  /** Which page of its list a section shows, from 1. */
  listPage: number
  /** Where those whom it lists can be seen, when it lists no others. */
  visitPlace?: VisitPlace | null
}

/** Links to the other pages of a list: nothing for a list that one page holds. */
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
