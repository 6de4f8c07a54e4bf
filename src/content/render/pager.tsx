import {listPosition, type PagedSection} from '#content/list-position.ts'
import {NextGlyph, PreviousGlyph} from '#ui/icon/glyphs.tsx'
import {PagerLine} from './pager.styles.ts'

/** Links to the other pages of a list: nothing for a list that one page holds. */
export function Pager({section, listPage}: {section: PagedSection; listPage: number}) {
  const position = listPosition(section, listPage)
  const {pager} = section
  if (position === null || pager === null) return null
  const {number, count, previous, next} = position
  return (
    <PagerLine aria-label={pager.pagerLabel ?? undefined}>
      {previous === null ? null : (
        <a href={previous} rel="prev">
          <PreviousGlyph /> {pager.pagerPrevious}
        </a>
      )}
      <p>
        {pager.pagerPage} {number} {pager.pagerOf} {count}
      </p>
      {next === null ? null : (
        <a href={next} rel="next">
          {pager.pagerNext} <NextGlyph />
        </a>
      )}
    </PagerLine>
  )
}
