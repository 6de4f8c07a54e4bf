import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Tag} from '#ui/tag/tag.tsx'
import type {Clinician} from './meeting-modes.ts'
import {
  ClinicianActions,
  ClinicianModes,
  ClinicianRating,
  languagesText,
  nextText,
  type PartProps,
  yearsText,
} from './person-parts.tsx'

interface PersonProps extends PartProps {
  of: Clinician
  /** Whether the copy begins with the specialty in plain language. */
  isRow: boolean
}

/** Portrait and facts of a clinician. */
export function Person({of: clinician, labels, isRow}: PersonProps) {
  const {name, specialty, plainSpecialty, location, isSample, availability, portrait} = clinician
  const languages = languagesText(clinician, labels)
  const next = nextText(clinician, labels)
  const facts = [
    isRow && !plainSpecialty ? null : specialty,
    yearsText(clinician, labels),
    location,
  ].filter(Boolean)
  return (
    <>
      <div data-picture="">
        <Picture
          picture={portrait}
          sizes={isRow ? '10.5rem' : pictureSizes({small: '5.5rem', medium: '50vw', large: '33vw'})}
        />
      </div>
      <div>
        {isRow ? <p data-plain="">{plainSpecialty ?? specialty}</p> : null}
        <h3>{name}</h3>
        <SampleBadge of={clinician} />
        <p>{facts.join('\u00A0· ')}</p>
        {languages === null ? null : <p>{languages}</p>}
        <ClinicianRating labels={labels} of={clinician} />
        <ClinicianModes labels={labels} of={clinician} />
        {next === null ? null : isSample ? (
          <p>{next}</p>
        ) : (
          <Tag kind={availability === 'Today' ? 'on' : 'plain'}>{next}</Tag>
        )}
        <ClinicianActions labels={labels} of={clinician} />
      </div>
    </>
  )
}
