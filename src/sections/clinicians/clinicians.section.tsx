import {cliniciansOfKind} from '#content/queries/clinicians-of-kind.ts'
import {Pager} from '#content/render/pager.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {CardList} from './cards.tsx'
import {RowList} from './rows.tsx'

/** Clinicians as cards, or as rows with a filter (CARD-1, SPEC-1). */
export function CliniciansSection({
  section,
  listPage = 1,
  visitPlace = null,
}: SectionProps<'clinicians'>) {
  const {anchor, heading, sampleNote, layout} = section
  const items = cliniciansOfKind(section)
  const place = layout === 'rows' ? visitPlace : null
  // Hiding the samples may leave the list empty, and a heading above nothing would look broken.
  if (items.length === 0 && place === null) return null
  const List = layout === 'rows' ? RowList : CardList
  const head = (
    <>
      <h2>{heading}</h2>
      {items.some(({isSample}) => isSample) && sampleNote ? <Lead>{sampleNote}</Lead> : null}
    </>
  )
  return (
    <Band id={anchor}>
      <Wrap>
        <List head={head} items={items} section={section} visitPlace={place} />
        <Pager listPage={listPage} section={section} visitPlace={place} />
      </Wrap>
    </Band>
  )
}
