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
import {knownModes, placeOf, type VisitPlace} from '#model/clinicians.ts'
import {placeListPath} from '#routing/place-lists.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {Chips, Choices, Listing, Rows} from './clinician-rows.styles.ts'
import {countFor, type ModeChoice, modeChoices, rowModes} from './meeting-modes.ts'

type ClinicianRows = SectionProps<'clinicianRows'>['section']
type Clinician = ClinicianRows['clinicians'][number]

const numberFormat = new Intl.NumberFormat('en-GB')

/**
 * Specialists as rows led by plain words, with a filter by kind of visit that needs no script (SPEC-1, CARD-1): it
 * hides rows while a page holds all of them, and leads to other pages when it does not.
 */
export function ClinicianRowsSection({
  section,
  listPage = 1,
  visitPlace = null,
}: SectionProps<'clinicianRows'>) {
  const {heading, sampleNote, labels} = section
  const items = cliniciansOfKind(section)
  // Nobody may be left when examples are hidden: a filter over nothing would look broken.
  if (items.length === 0 && visitPlace === null) return null
  const isPartOfList = visitPlace !== null || section.clinicianTotal > items.length
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Listing>
          <div data-side="">
            <h2>{heading}</h2>
            {items.some(({isSample}) => isSample) && sampleNote ? <Lead>{sampleNote}</Lead> : null}
            {isPartOfList ? (
              <FilterLinks section={section} visitPlace={visitPlace} />
            ) : (
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
        <Pager listPage={listPage} section={section} visitPlace={visitPlace} />
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
  const countOf = (choice: ModeChoice) =>
    items.filter((clinician) => modesOf(clinician).includes(choice)).length
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
              <ChoiceLabel choice={choice} labels={filter} />
            </label>
          ))}
        </div>
      </Chips>
      <p role="status">
        {modeChoices.map((choice) => (
          <span key={choice} {...countFor.of(choice)}>
            {countText(countOf(choice), filter)}
          </span>
        ))}
      </p>
    </>
  )
}

interface FilterLinksProps {
  section: ClinicianRows
  visitPlace: VisitPlace | null
}

/** One that hid rows of its page would leave out those of other pages: each choice has pages of its own. */
function FilterLinks({section, visitPlace}: FilterLinksProps) {
  const {_key, anchor, clinicianTotal, labels, listPath} = section
  const {filter} = labels
  const chosen: ModeChoice = visitPlace ?? 'any'
  const hash = anchor ? `#${anchor}` : ''
  const legendId = `mode-${_key}`
  return (
    <>
      <Choices aria-labelledby={legendId}>
        <p id={legendId}>{filter.legend}</p>
        <ul>
          {modeChoices.map((choice) => (
            <li key={choice}>
              <SiteLink
                aria-current={choice === chosen ? 'true' : undefined}
                href={(choice === 'any' ? listPath : placeListPath(listPath, choice)) + hash}
              >
                <ChoiceLabel choice={choice} labels={filter} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Choices>
      <p>{countText(clinicianTotal, filter)}</p>
    </>
  )
}

type FilterLabels = ClinicianRows['labels']['filter']

function ChoiceLabel({choice, labels}: {choice: ModeChoice; labels: FilterLabels}) {
  return (
    <>
      {choice === 'any' ? null : <Icon of={placeIcons[choice]} size="small" />}
      {labels[choice]}
    </>
  )
}

function countText(count: number, {none, one, many}: FilterLabels): string {
  if (count === 0) return none
  return count === 1 ? one : many.replace('{n}', numberFormat.format(count))
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
