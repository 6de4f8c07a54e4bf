import {useId} from 'react'
import {assetUrl} from '#lib/static-asset.ts'
import {HaloGradient} from '#ui/scene/halo.tsx'
import file from './house.svg'
import {type Opening, openings} from './openings.ts'
import {openingShade, openingSpill} from './house.styles.ts'

/** Image of a person with an optional focal point. */
export interface PersonImage {
  href: string
  /** Focal point in per cent and the image's size; omit it for the default alignment. */
  focus?: {x: number; y: number; width: number; height: number} | null
}

interface HouseProps {
  /** Description of the image (WCAG 1.1.1). */
  label: string
  /** State of the front door; its fanlight is lit unless it is dark. */
  door: 'dark' | 'lit' | 'open'
  /** The person at the door, then the people at the four windows. */
  people: readonly (PersonImage | undefined)[]
}

/**
 * Draws a terraced house with people at the door and four windows (HOME-1). Needs `houseStyles`. Only the panes are
 * inline; the rest is a file that uses the theme's colours.
 */
export function House({label, door, people}: HouseProps) {
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
      {door === 'dark' ? <use href={`${drawing}#fan-dark`} /> : null}
      {openings.map((opening, index) => (
        <Pane
          door={door}
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
      <g data-street-lamp="">
        <circle cx="66" cy="330.5" fill={`url(#${id})`} r="162.5" />
        <use href={`${drawing}#lamp`} />
      </g>
    </svg>
  )
}

/** Draws a distant London skyline as decoration. */
export function Skyline() {
  return (
    <svg
      aria-hidden="true"
      data-skyline=""
      preserveAspectRatio="xMinYMax slice"
      viewBox="0 700 1000 300"
    >
      <use href={`${assetUrl(file)}#skyline`} />
    </svg>
  )
}

interface PaneProps extends Pick<HouseProps, 'door'> {
  drawing: string
  halo: string
  index: number
  opening: Opening
  person: PersonImage | undefined
}

function Pane({door, drawing, halo, index, opening, person}: PaneProps) {
  const clip = `${halo}-${index}`
  return (
    <>
      <clipPath id={clip}>
        <path d={opening.clip} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {index === 0 && door !== 'open' ? (
          <use href={`${drawing}#closed`} />
        ) : (
          <use href={`${drawing}#ground-${index}`} />
        )}
        {index === 0 && door === 'open' ? (
          <>
            <circle cx="252" cy="341" fill={`url(#${halo})`} r="260" />
            <use href={`${drawing}#hall`} />
          </>
        ) : null}
        {person === undefined ? null : <image {...coverBox(person, opening)} href={person.href} />}
        <use {...openingShade.of(`${index}`)} href={`${drawing}#shade-${index}`} />
      </g>
    </>
  )
}

/** Covers the opening, cropping around the focal point like `object-fit: cover`. */
function coverBox({focus}: PersonImage, {picture: box, align}: Opening) {
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
