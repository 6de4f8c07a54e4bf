import {placeListPath} from '#routing/list-pages.ts'
import {Chips, Choices} from '#ui/chips.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import type {VisitPlace} from '#shared/clinicians.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {
  type Clinician,
  type Clinicians,
  countFor,
  type ModeChoice,
  modeChoices,
  modesOf,
} from './meeting-modes.ts'
import {Counts} from './people.styles.ts'
import {placeIcons} from './person.tsx'

const numberFormat = new Intl.NumberFormat('en-GB')

interface FilterProps {
  section: Clinicians
  items: readonly Clinician[]
}

/** Radio buttons with a count of the people for each. CSS shows the count of the selected option. */
export function Filter({section: {_key, labels}, items}: FilterProps) {
  const {filter} = labels
  if (!filter) return null
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
      <Counts role="status">
        {modeChoices.map((choice) => (
          <span key={choice} {...countFor.of(choice)}>
            {countText(countOf(choice), filter)}
          </span>
        ))}
      </Counts>
    </>
  )
}

interface FilterLinksProps {
  section: Clinicians
  visitPlace: VisitPlace | null
}

/** Links to a separate list for each option, since hiding people would miss those on other pages. */
export function FilterLinks({section, visitPlace}: FilterLinksProps) {
  const {_key, anchor, clinicianTotal, labels, listPath} = section
  const {filter} = labels
  if (!filter) return null
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

type FilterLabels = NonNullable<Clinicians['labels']['filter']>

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
