import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {profilePath} from '#model/clinicians.ts'
import {Band, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Cards} from './clinician-list.styles.ts'

/** Clinicians as cards (CARD-1). */
export function ClinicianListSection({section}: SectionProps<'clinicianList'>) {
  const {heading, sampleNote} = section
  const items = definedItems(section.items)
  // Nobody may be left when examples are hidden: a heading over nothing would look broken.
  if (items.length === 0) return null
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {items.some(({isSample}) => isSample) && sampleNote ? <p>{sampleNote}</p> : null}
          <Cards>
            {items.map((clinician) => (
              <li key={clinician._id}>
                {clinician.portrait ? <Picture picture={clinician.portrait} sizes="12rem" /> : null}
                <SampleBadge of={clinician} />
                <h3>
                  <a href={profilePath(clinician)}>{clinician.name}</a>
                </h3>
                <p>{clinician.specialty}</p>
                <p>{clinician.location}</p>
                <p>
                  {definedItems(clinician.languages)
                    .map(({name}) => name)
                    .join(', ')}
                </p>
                <p>{definedItems(clinician.modes).join(', ')}</p>
              </li>
            ))}
          </Cards>
        </Stack>
      </Wrap>
    </Band>
  )
}
