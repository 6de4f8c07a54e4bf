import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {present} from '#lib/present.ts'
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
            {present(items).map((clinician) => (
              <li key={clinician._id}>
                {clinician.portrait ? <Picture picture={clinician.portrait} sizes="12rem" /> : null}
                <h3>{clinician.name}</h3>
                <p>{clinician.specialty}</p>
                <p>{clinician.location}</p>
                <p>{present(clinician.languages).join(', ')}</p>
                <p>{present(clinician.modes).join(', ')}</p>
              </li>
            ))}
          </Cards>
        </Stack>
      </Wrap>
    </Band>
  )
}
