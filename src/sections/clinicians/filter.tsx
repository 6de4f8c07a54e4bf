import {placeListPath} from '#routing/list-pages.ts'
import {Chips} from '#ui/chips.styles.ts'
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
  /** Whether other pages of the list have more people. */
  isPaged: boolean
  visitPlace: VisitPlace | null
}

/**
 * Radio buttons with a count of the people for each, of which CSS shows that of the selected option. For a list of
 * several pages, links to a separate list for each option, since hiding people would miss those on other pages.
 */
export function Filter({section, items, isPaged, visitPlace}: FilterProps) {
  const {_key, anchor, clinicianTotal, labels, listPath} = section
  const {filter} = labels
  if (!filter) return null
  const name = `mode-${_key}`
  const labelOf = (choice: ModeChoice) => (
    <>
      {choice === 'any' ? null : <Icon of={placeIcons[choice]} size="small" />}
      {filter[choice]}
    </>
  )
  const countText = (count: number) => {
    if (count === 0) return filter.none
    return count === 1 ? filter.one : filter.many.replace('{n}', numberFormat.format(count))
  }
  if (!isPaged) {
    const countOf = (choice: ModeChoice) =>
      items.filter((clinician) => modesOf(clinician).includes(choice)).length
    return (
      <>
        <Chips>
          <legend>{filter.legend}</legend>
          <div>
            {modeChoices.map((choice) => (
              <label key={choice}>
                <input defaultChecked={choice === 'any'} name={name} type="radio" value={choice} />
                {labelOf(choice)}
              </label>
            ))}
          </div>
        </Chips>
        <Counts role="status">
          {modeChoices.map((choice) => (
            <span key={choice} {...countFor.of(choice)}>
              {countText(countOf(choice))}
            </span>
          ))}
        </Counts>
      </>
    )
  }
  const hash = anchor ? `#${anchor}` : ''
  return (
    <>
      <Chips aria-labelledby={name} as="nav">
        <p id={name}>{filter.legend}</p>
        <ul>
          {modeChoices.map((choice) => (
            <li key={choice}>
              <SiteLink
                aria-current={choice === (visitPlace ?? 'any') ? 'true' : undefined}
                href={(choice === 'any' ? listPath : placeListPath(listPath, choice)) + hash}
              >
                {labelOf(choice)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Chips>
      <p>{countText(clinicianTotal)}</p>
    </>
  )
}
