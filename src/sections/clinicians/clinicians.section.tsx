import {cliniciansOfKind} from '#content/queries/clinicians-of-kind.ts'
import {Pager} from '#content/render/pager.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Fold} from '#ui/fold/fold.tsx'
import {Section} from '#ui/layout/section.tsx'
import {Filter} from './filter.tsx'
import {modesOf, rowModes} from './meeting-modes.ts'
import {People} from './people.styles.ts'
import {Person} from './person.tsx'

/** People that phones show before the fold. */
const shownOnPhones = 2

/**
 * Clinicians, with a filter that needs no script if the section has copy for it (CARD-1, SPEC-1). The filter hides
 * people when the page holds the whole list, and links to filtered lists otherwise.
 */
export function CliniciansSection({
  section,
  listPage = 1,
  visitPlace = null,
}: SectionProps<'clinicians'>) {
  const {anchor, heading, sampleNote, labels, listPath, clinicianTotal} = section
  const items = cliniciansOfKind(section)
  const place = labels.filter ? visitPlace : null
  // Hiding the samples may leave the list empty, and a heading above nothing would look broken.
  if (items.length === 0 && place === null) return null
  const isPaged = place !== null || (listPath !== '' && clinicianTotal > items.length)
  const people = items.map((clinician) => (
    <li key={clinician._id} {...rowModes.of(modesOf(clinician).join(' '))}>
      <Person labels={labels} of={clinician} />
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
      action={<Filter isPaged={isPaged} items={items} section={section} visitPlace={place} />}
      anchor={anchor}
      heading={heading}
      lead={items.some(({isSample}) => isSample) ? sampleNote : null}
    >
      <People $columns="three" $lead="picture" $title="medium">
        {people}
      </People>
      <Pager listPage={listPage} section={section} visitPlace={place} />
    </Section>
  )
}
