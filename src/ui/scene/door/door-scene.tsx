import {useId} from 'react'
import {assetUrl} from '#lib/static-asset.ts'
import {type DoorName, doorName} from '#ui/mini-door/mini-door.tsx'
import {HaloGradient} from '#ui/scene/halo.tsx'
import type {ValueOf} from '#lib/data-attribute.ts'
import file from './doors.svg'
import {doorView} from './door-scene.styles.ts'

interface DoorSceneProps {
  door: DoorName
  /** Dark, lit or open, by the status of the service; the text beside it says the same. */
  state: 'dark' | 'lit' | 'open'
  number: number
}

/** Geometry of the tall drawing and of the wide one for narrow screens (HOME-3). */
const views = {
  tall: {viewBox: '0 0 400 520', spring: 150, reach: 232.5, number: {y: 199.8, size: 22.5}},
  wide: {viewBox: '0 0 400 300', spring: 94, reach: 161.2, number: {y: 123.3, size: 15.6}},
} as const

/** Draws the front door of a service, as decoration (DES-1). Needs `doorStyles`. */
export function DoorScene(props: DoorSceneProps) {
  return (
    <>
      <View view="tall" {...props} />
      <View view="wide" {...props} />
    </>
  )
}

function View({view, door, state, number}: DoorSceneProps & {view: ValueOf<typeof doorView>}) {
  const id = useId()
  const drawing = assetUrl(file)
  const shape = views[view]
  return (
    <svg
      aria-hidden="true"
      {...doorName.of(door)}
      {...doorView.of(view)}
      preserveAspectRatio="xMidYMax slice"
      viewBox={shape.viewBox}
    >
      <use href={`${drawing}#wall-${door}-${view}`} />
      {state === 'dark' ? null : (
        <>
          <HaloGradient id={id} />
          <circle cx="200" cy={shape.spring} data-spill="" fill={`url(#${id})`} r={shape.reach} />
        </>
      )}
      <use href={`${drawing}#entrance-${view}`} />
      {state === 'dark' ? null : <use href={`${drawing}#light-${view}`} />}
      {state === 'open' ? <use href={`${drawing}#hall-${view}`} /> : null}
      <text fontSize={shape.number.size} textAnchor="middle" x="200" y={shape.number.y}>
        {number}
      </text>
      <use href={`${drawing}#things-${door}-${view}`} />
    </svg>
  )
}
