import {useId} from 'react'
import {assetUrl} from '#lib/static-asset.ts'
import {HaloGradient} from '#ui/scene/halo.tsx'
import file from './house.svg'
import {type Opening, openings} from './openings.ts'
import {openingShade, openingSpill} from './house.styles.ts'

/** The picture of a person, and what of it has to be seen. */
export interface PersonPicture {
  href: string
  /** Its size and a point of it in percents, if the picture is not to stand as the drawing has it. */
  focus?: {x: number; y: number; width: number; height: number} | null
}

interface HouseProps {
  /** What the picture shows as a whole (WCAG 1.1.1). */
  label: string
  /** The people's pictures: who opens the door, then who is at the four windows. */
  people: readonly (PersonPicture | undefined)[]
}

/**
 * A London terraced house with people at the open door and at four windows (HOME-1). Its look is `houseStyles`. Only
 * the panes stand in the page; the rest is one file that takes its colours from the theme.
 */
export function House({label, people}: HouseProps) {
  const id = useId()
  const drawing = assetUrl(file)
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
  person: PersonPicture | undefined
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
        {person === undefined ? null : <image {...placeOf(person, opening)} href={person.href} />}
        <use {...openingShade.of(`${index}`)} href={`${drawing}#shade-${index}`} />
      </g>
    </>
  )
}

/** Fills the opening with the picture, and cuts it as `object-fit: cover` does around its point. */
function placeOf({focus}: PersonPicture, {picture: box, align}: Opening) {
  if (!focus) return {...box, preserveAspectRatio: `${align} slice`}
  const scale = Math.max(box.width / focus.width, box.height / focus.height)
  const [width, height] = [focus.width * scale, focus.height * scale]
  return {
    x: box.x - ((width - box.width) * focus.x) / 100,
    y: box.y - ((height - box.height) * focus.y) / 100,
    width,
    height,
  }
}
