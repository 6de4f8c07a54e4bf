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
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import type {ItemProps, ListProps} from './list-props.ts'
import {modesOf, rowModes} from './meeting-modes.ts'
import {Filter, FilterLinks} from './rows-filter.tsx'
import {Listing, Rows} from './rows.styles.ts'
import {withFold} from './with-fold.tsx'

/**
 * Specialists as rows that start with a plain-language specialty, with a filter that needs no script (SPEC-1). The
 * filter hides rows when the page holds the whole list, and links to filtered lists otherwise.
 */
export function RowList({head, items, section, visitPlace}: ListProps) {
  const isPaged = visitPlace !== null || section.clinicianTotal > items.length
  return (
    <Listing>
      <div data-side="">
        {head}
        {isPaged ? (
          <FilterLinks section={section} visitPlace={visitPlace} />
        ) : (
          <Filter items={items} section={section} />
        )}
      </div>
      <Rows>
        {withFold(
          items.map((clinician) => (
            <li key={clinician._id} {...rowModes.of(modesOf(clinician).join(' '))}>
              <Row labels={section.labels} of={clinician} />
            </li>
          )),
          section.labels,
        )}
      </Rows>
    </Listing>
  )
}

function Row({of: clinician, labels}: ItemProps) {
  const {name, specialty, plainSpecialty, location, isSample, portrait} = clinician
  const languages = languagesText(clinician, labels)
  const next = nextText(clinician, labels)
  return (
    <>
      <ArchPortrait data-portrait="">
        <Picture picture={portrait} sizes="12.5rem" />
      </ArchPortrait>
      <div data-row-copy="">
        <p data-plain="">{plainSpecialty ?? specialty}</p>
        <div data-name="">
          <h3>{name}</h3>
          <SampleBadge of={clinician} />
        </div>
        <p data-card-meta="">
          {plainSpecialty ? (
            <>
              <b>{specialty}</b>
              {'\u00A0· '}
            </>
          ) : null}
          {yearsText(clinician, labels)}
          {'\u00A0· '}
          {location}
        </p>
        {languages === null ? null : <p data-card-meta="">{languages}</p>}
        <ClinicianRating labels={labels} of={clinician} />
        <ClinicianModes labels={labels} of={clinician} />
        {next === null ? null : isSample ? (
          <p data-card-meta="">{next}</p>
        ) : (
          <p data-next="">
            <AvailabilityTag of={clinician}>{next}</AvailabilityTag>
          </p>
        )}
        <ClinicianActions labels={labels} of={clinician} />
      </div>
    </>
  )
}
