import {cliniciansOfKind} from '#content/clinicians-of-kind.ts'
import {
  AvailabilityTag,
  ClinicianActions,
  ClinicianModes,
  ClinicianRating,
  languagesText,
  nextText,
  yearsText,
} from '#content/render/clinician-parts.tsx'
import {Pager} from '#content/render/pager.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Cards} from './clinician-list.styles.ts'

type ClinicianList = SectionProps<'clinicianList'>['section']

/** Clinicians as cards (CARD-1). */
export function ClinicianListSection({section, listPage = 1}: SectionProps<'clinicianList'>) {
  const {heading, sampleNote, labels} = section
  const items = cliniciansOfKind(section)
  // Nobody may be left when examples are hidden: a heading over nothing would look broken.
  if (items.length === 0) return null
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
          {items.some(({isSample}) => isSample) && sampleNote ? <Lead>{sampleNote}</Lead> : null}
        </SectionHead>
        <Cards>
          {items.map((clinician) => (
            <li key={clinician._id}>
              <Card labels={labels} of={clinician} />
            </li>
          ))}
        </Cards>
        <Pager listPage={listPage} section={section} />
      </Wrap>
    </Band>
  )
}

interface CardProps {
  of: ClinicianList['clinicians'][number]
  labels: ClinicianList['labels']
}

function Card({of: clinician, labels}: CardProps) {
  const {name, specialty, location, availability, portrait} = clinician
  const languages = languagesText(clinician, labels)
  const next = nextText(clinician, labels)
  return (
    <>
      <div data-card-picture="">
        <ArchPortrait $size="card">
          <Picture
            picture={portrait}
            sizes={pictureSizes({small: '8.25rem', medium: '50vw', large: '33vw'})}
          />
        </ArchPortrait>
        {/* The words below say the same, with what it is about. */}
        {next === null || availability === null ? null : (
          <div aria-hidden="true" data-on-portrait="">
            <AvailabilityTag of={clinician}>{availability}</AvailabilityTag>
          </div>
        )}
      </div>
      <div data-card-copy="">
        <SampleBadge of={clinician} />
        <h3>{name}</h3>
        <p data-card-meta="">
          {specialty}
          {'\u00A0· '}
          {yearsText(clinician, labels)}
        </p>
        <p data-card-meta="">
          {location}
          {languages === null ? null : `\u00A0· ${languages}`}
        </p>
        <ClinicianRating labels={labels} of={clinician} />
        <ClinicianModes labels={labels} of={clinician} />
        {next === null ? null : <p data-card-next="">{next}</p>}
        <ClinicianActions labels={labels} of={clinician} />
      </div>
    </>
  )
}
