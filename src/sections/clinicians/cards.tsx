import {
  AvailabilityTag,
  ClinicianActions,
  ClinicianModes,
  ClinicianRating,
  languagesText,
  nextText,
  yearsText,
} from '#content/render/clinician-parts.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {SectionHead} from '#ui/layout/layout.styles.ts'
import {Cards} from './cards.styles.ts'
import type {ItemProps, ListProps} from './list-props.ts'
import {withFold} from './with-fold.tsx'

export function CardList({head, items, section: {labels}}: ListProps) {
  return (
    <>
      <SectionHead>{head}</SectionHead>
      <Cards>
        {withFold(
          items.map((clinician) => (
            <li key={clinician._id}>
              <Card labels={labels} of={clinician} />
            </li>
          )),
          labels,
        )}
      </Cards>
    </>
  )
}

function Card({of: clinician, labels}: ItemProps) {
  const {name, specialty, location, availability, isSample, portrait} = clinician
  const languages = languagesText(clinician, labels)
  const next = nextText(clinician, labels)
  return (
    <>
      <div data-card-picture="">
        <ArchPortrait $size="card">
          <Picture
            picture={portrait}
            sizes={pictureSizes({small: '5.5rem', medium: '50vw', large: '33vw'})}
          />
        </ArchPortrait>
        {/* Hidden from screen readers, because the copy below repeats it with its context. */}
        {isSample || next === null || availability === null ? null : (
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
        {next === null ? null : isSample ? (
          <p data-card-meta="">{next}</p>
        ) : (
          <p data-card-next="">{next}</p>
        )}
        <ClinicianActions labels={labels} of={clinician} />
      </div>
    </>
  )
}
