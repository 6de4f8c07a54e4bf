import {useId} from 'react'
import {assetUrl} from '#lib/static-asset.ts'
import {type DoorName, doorName} from '#ui/mini-door/mini-door.tsx'
import {HaloGradient} from '#ui/scene/halo.tsx'
import file from './doors.svg'

interface OpeningDoorProps {
  /** Null draws a door that belongs to no service. */
  door: DoorName | null
  number: number | null
}

/**
 * Draws a front door that opens once, as decoration (FORM-9). Without motion it is open. Its light reaches below the
 * drawing, onto what stands there. Needs `openingDoorStyles`.
 */
export function OpeningDoor({door, number}: OpeningDoorProps) {
  const id = useId()
  const drawing = assetUrl(file)
  const part = (name: string) => `${drawing}#${name}-wide`
  return (
    <svg
      aria-hidden="true"
      {...doorName.of(door ?? undefined)}
      data-opening-door=""
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 2 400 270"
    >
      <HaloGradient id={id} />
      <linearGradient id={`${id}-beam`} x2="0" y2="1">
        <stop stopColor="var(--s-halo)" stopOpacity="0.75" />
        <stop offset="0.45" stopColor="var(--s-halo)" stopOpacity="0.15" />
      </linearGradient>
      <use href={part(`wall-${door ?? 'gp'}`)} />
      <circle cx="200" cy="94" data-opening-light="" fill={`url(#${id})`} r="161" />
      <use href={part('entrance')} />
      <use href={part('light')} />
      <use href={part('hall')} />
      {/* The closed leaf, which turns on its hinges at the right. */}
      <g data-opening-leaf="">
        <path d="M148 106h104v138H148Z" fill="var(--door)" />
        <path
          d="M157 115h38v24h-38zM205 115h38v24h-38zM157 147h38v38h-38zM205 147h38v38h-38zM157 200h38v34h-38zM205 200h38v34h-38z"
          fill="var(--door-shade)"
        />
        <circle cx="156" cy="192" fill="var(--fan-lit)" r="3.6" />
      </g>
      <path d="M148 244h104L750 1000H-350Z" data-opening-beam="" fill={`url(#${id}-beam)`} />
      {door === null ? null : <use href={part(`things-${door}`)} />}
      {number === null ? null : (
        <text textAnchor="middle" x="200" y="29">
          {number}
        </text>
      )}
    </svg>
  )
}
