import {cliniciansOfKind} from '#content/queries/clinicians-of-kind.ts'
import {Pager} from '#content/render/pager.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Fold} from '#ui/fold/fold.tsx'
import {Section} from '#ui/layout/section.tsx'
import {Filter, FilterLinks} from './filter.tsx'
import {modesOf, rowModes} from './meeting-modes.ts'
import {Cards, Rows} from './people.styles.ts'
import {Person} from './person.tsx'

/** People that phones show before the fold. */
const shownOnPhones = 2

/**
 * Clinicians as cards, or as rows with a filter that needs no script (CARD-1, SPEC-1). The filter hides rows when the
 * page holds the whole list, and links to filtered lists otherwise.
 */
export function CliniciansSection({
  section,
  listPage = 1,
  visitPlace = null,
}: SectionProps<'clinicians'>) {
  const {anchor, heading, sampleNote, layout, labels, listPath, clinicianTotal} = section
  const items = cliniciansOfKind(section)
  const isRows = layout === 'rows'
  const place = isRows ? visitPlace : null
  // Hiding the samples may leave the list empty, and a heading above nothing would look broken.
  if (items.length === 0 && place === null) return null
  const isPaged = place !== null || (listPath !== '' && clinicianTotal > items.length)
  const people = items.map((clinician) => (
    <li key={clinician._id} {...rowModes.of(modesOf(clinician).join(' '))}>
      <Person isRow={isRows} labels={labels} of={clinician} />
    </li>
  ))
  // A fold that hid only one person would save no room.
  if (labels.showAll && people.length > shownOnPhones + 1) {
    people.splice(
      shownOnPhones,
      0,
      <li data-fold="" key="fold">
        <Fold label={labels.showAll.replace('{n}', String(items.length))} />
      </li>,
    )
  }
  return (
    <Section
      action={
        isRows ? (
          isPaged ? (
            <FilterLinks section={section} visitPlace={place} />
          ) : (
            <Filter items={items} section={section} />
          )
        ) : null
      }
      anchor={anchor}
      heading={heading}
      lead={items.some(({isSample}) => isSample) ? sampleNote : null}
    >
      {isRows ? (
        <Rows $columns="pair" $rule="rows">
          {people}
        </Rows>
      ) : (
        <Cards $columns="three" $lead="picture" $title="medium">
          {people}
        </Cards>
      )}
      <Pager listPage={listPage} section={section} visitPlace={place} />
    </Section>
  )
}
