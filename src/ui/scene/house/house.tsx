import {useId} from 'react'
import {assetUrl} from '#lib/static-asset.ts'
import {HaloGradient} from '#ui/scene/halo.tsx'
import file from './house.svg'
import {type Opening, openings, stepBox} from './openings.ts'
import {openingShade, openingSpill} from './house.styles.ts'

/** Image of a person with an optional focal point. */
export interface PersonImage {
  href: string
  /** Focal point in per cent and the image's size; omit it for the default alignment. */
  focus?: {x: number; y: number; width: number; height: number} | null
}

/** Light of the doorway on the pavement; the wall covers the rest. */
const doorstepSpill = {cx: 292, cy: 868, rx: 300, ry: 100} as const

interface HouseProps {
  /** Description of the image (WCAG 1.1.1). */
  label: string
  /** The person in the doorway, then the people at the four windows. */
  people: readonly (PersonImage | undefined)[]
  /** A person at full length, who stands on the step instead of in the doorway. */
  onStep?: PersonImage | undefined
}

/**
 * Draws a terraced house with people at the open door and four windows (HOME-1). Needs `houseStyles`. Only the panes
 * are inline; the rest is a file that uses the page's colours.
 */
export function House({label, people, onStep}: HouseProps) {
  const id = useId()
  const drawing = assetUrl(file)
  return (
    <svg aria-label={label} data-house="" role="img" viewBox="0 0 916 860">
      <defs>
        <HaloGradient id={id} />
      </defs>
      <ellipse {...doorstepSpill} {...openingSpill.of('0')} fill={`url(#${id})`} />
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
      <use href={`${drawing}#step`} />
      <use href={`${drawing}#step-light`} />
      <use href={`${drawing}#front`} />
      <g data-street-lamp="">
        <circle cx="66" cy="330.5" fill={`url(#${id})`} opacity="var(--lamps)" r="162.5" />
        <use href={`${drawing}#lamp`} />
      </g>
      {onStep ? (
        <image {...stepBox} href={onStep.href} preserveAspectRatio="xMidYMax meet" />
      ) : null}
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

interface PaneProps {
  drawing: string
  halo: string
  index: number
  opening: Opening
  person: PersonImage | undefined
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
            <circle cx="258" cy="420" fill={`url(#${halo})`} r="300" />
            <use href={`${drawing}#hall`} />
          </>
        ) : null}
        {person === undefined ? null : <image {...coverBox(person, opening)} href={person.href} />}
        {index === 0 ? null : (
          <use {...openingShade.of(`${index}`)} href={`${drawing}#shade-${index}`} />
        )}
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
