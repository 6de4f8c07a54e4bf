import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Cards} from './clinician-list.styles.ts'

/** Clinicians as cards (CARD-1). */
export function ClinicianListSection({section}: SectionProps<'clinicianList'>) {
  const {heading, note, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {note ? <p>{note}</p> : null}
          <Cards>
            {definedItems(items).map((clinician) => (
              <li key={clinician._id}>
                {clinician.portrait ? <Picture picture={clinician.portrait} sizes="12rem" /> : null}
                <h3>{clinician.name}</h3>
                <p>{clinician.specialty}</p>
                <p>{clinician.location}</p>
                <p>{definedItems(clinician.languages).join(', ')}</p>
                <p>{definedItems(clinician.modes).join(', ')}</p>
              </li>
            ))}
          </Cards>
        </Stack>
      </Wrap>
    </Band>
  )
}
