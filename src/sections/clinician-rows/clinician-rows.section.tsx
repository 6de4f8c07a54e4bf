import {cliniciansOfKind} from '#content/clinicians-of-kind.ts'
import {
  AvailabilityTag,
  ClinicianActions,
  ClinicianModes,
  ClinicianRating,
  languagesText,
  nextText,
  placeIcons,
  yearsText,
} from '#content/render/clinician-parts.tsx'
import {Pager} from '#content/render/pager.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {knownModes, placeOf} from '#model/clinicians.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {Chips, Listing, Rows} from './clinician-rows.styles.ts'
import {countFor, type ModeChoice, modeChoices, rowModes} from './meeting-modes.ts'

type ClinicianRows = SectionProps<'clinicianRows'>['section']
type Clinician = ClinicianRows['clinicians'][number]

/** Specialists as rows led by plain words, with a filter by kind of visit that needs no script (SPEC-1, CARD-1). */
export function ClinicianRowsSection({section, listPage = 1}: SectionProps<'clinicianRows'>) {
  const {heading, sampleNote, labels} = section
  const items = cliniciansOfKind(section)
  // Nobody may be left when examples are hidden: a filter over nothing would look broken.
  if (items.length === 0) return null
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Listing>
          <div data-side="">
            <h2>{heading}</h2>
            {items.some(({isSample}) => isSample) && sampleNote ? <Lead>{sampleNote}</Lead> : null}
            {/* One that left out those of other pages would say that there is nobody. */}
            {section.clinicianTotal > items.length ? null : (
              <Filter items={items} section={section} />
            )}
          </div>
          <Rows>
            {items.map((clinician) => (
              <li key={clinician._id} {...rowModes.of(modesOf(clinician).join(' '))}>
                <Row labels={labels} of={clinician} />
              </li>
            ))}
          </Rows>
        </Listing>
        <Pager listPage={listPage} section={section} />
      </Wrap>
    </Band>
  )
}

const modesOf = ({modes}: Clinician): ModeChoice[] => ['any', ...knownModes(modes).map(placeOf)]

interface FilterProps {
  section: ClinicianRows
  items: readonly Clinician[]
}

/** The choices, and how many rows each leaves; styles show the count of the choice that is made. */
function Filter({section: {_key, labels}, items}: FilterProps) {
  const {filter} = labels
  const countText = (choice: ModeChoice) => {
    const count = items.filter((clinician) => modesOf(clinician).includes(choice)).length
    if (count === 0) return filter.none
    return count === 1 ? filter.one : filter.many.replace('{n}', String(count))
  }
  return (
    <>
      <Chips>
        <legend>{filter.legend}</legend>
        <div>
          {modeChoices.map((choice) => (
            <label key={choice}>
              <input
                defaultChecked={choice === 'any'}
                name={`mode-${_key}`}
                type="radio"
                value={choice}
              />
              {choice === 'any' ? null : <Icon of={placeIcons[choice]} size="small" />}
              {filter[choice]}
            </label>
          ))}
        </div>
      </Chips>
      <p role="status">
        {modeChoices.map((choice) => (
          <span key={choice} {...countFor.of(choice)}>
            {countText(choice)}
          </span>
        ))}
      </p>
    </>
  )
}

interface RowProps {
  of: Clinician
  labels: ClinicianRows['labels']
}

function Row({of: clinician, labels}: RowProps) {
  const {name, specialty, plainSpecialty, location, portrait} = clinician
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
        {next === null ? null : (
          <p data-next="">
            <AvailabilityTag of={clinician}>{next}</AvailabilityTag>
          </p>
        )}
        <ClinicianActions labels={labels} of={clinician} />
      </div>
    </>
  )
}
