import {assetUrl} from '#lib/static-asset.ts'
import {type DoorName, doorName} from '#ui/mini-door/mini-door.tsx'
import file from './inside.svg'

interface InsideDoorProps {
  door: DoorName
  number: number | null
}

/** Draws an open front door from the hall, for those who will go out, as decoration. Needs `openingDoorStyles`. */
export function InsideDoor({door, number}: InsideDoorProps) {
  return (
    <svg
      aria-hidden="true"
      {...doorName.of(door)}
      data-inside=""
      data-opening-door=""
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 44 400 372"
    >
      <use href={`${assetUrl(file)}#inside-tall`} />
      {number === null ? null : (
        <text textAnchor="middle" transform="translate(92 197) skewY(26)">
          {number}
        </text>
      )}
    </svg>
  )
}
