import {useId} from 'react'
import {assetAddress} from '#lib/static-asset.ts'
import {HaloGradient} from '#ui/scene/halo.tsx'
import file from './house.svg'
import {type Opening, openings} from './openings.ts'
import {openingShade, openingSpill} from './house.styles.ts'

interface HouseProps {
  /** What the picture shows as a whole (WCAG 1.1.1). */
  label: string
  /** The addresses of the people's pictures: who opens the door, then who is at the four windows. */
  people: readonly (string | undefined)[]
}

/**
 * A London terraced house with people at the open door and at four windows (HOME-1). Its look is `houseStyles`. Only
 * the panes stand in the page; the rest is one file that takes its colours from the theme.
 */
export function House({label, people}: HouseProps) {
  const id = useId()
  const drawing = assetAddress(file)
  return (
    <svg aria-label={label} data-house="" role="img" viewBox="0 0 916 860">
      <defs>
        <HaloGradient id={id} />
      </defs>
      <use href={`${drawing}#wall`} />
      {openings.map(({spill}, index) => (
        <ellipse key={index} {...spill} {...openingSpill.of(`${index}`)} fill={`url(#${id})`} />
      ))}
      <use href={`${drawing}#around`} />
      {openings.map((opening, index) => (
        <Pane
          drawing={drawing}
          halo={id}
          index={index}
          key={index}
          opening={opening}
          person={people[index]}
        />
      ))}
      <use href={`${drawing}#bars`} />
      <use href={`${drawing}#front`} />
      <circle cx="66" cy="330.5" fill={`url(#${id})`} r="162.5" />
      <use href={`${drawing}#lamp`} />
    </svg>
  )
}

interface PaneProps {
  drawing: string
  halo: string
  index: number
  opening: Opening
  person: string | undefined
}

function Pane({drawing, halo, index, opening, person}: PaneProps) {
  const clip = `${halo}-${index}`
  return (
    <>
      <clipPath id={clip}>
        <path d={opening.clip} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <use href={`${drawing}#ground-${index}`} />
        {index === 0 ? (
          <>
            <circle cx="252" cy="341" fill={`url(#${halo})`} r="260" />
            <use href={`${drawing}#hall`} />
          </>
        ) : null}
        {person === undefined ? null : (
          <image
            {...opening.picture}
            href={person}
            preserveAspectRatio={`${opening.align} slice`}
          />
        )}
        <use {...openingShade.of(`${index}`)} href={`${drawing}#shade-${index}`} />
      </g>
    </>
  )
}
