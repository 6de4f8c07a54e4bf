import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {assetUrl} from '#lib/static-asset.ts'
import file from './mini-doors.svg'

/** The service that a door represents, by the service's key. */
export const doorName = dataAttribute('door', ['gp', 'nurse', 'specialist', 'carer'])

export type DoorName = ValueOf<typeof doorName>

interface MiniDoorProps {
  door: DoorName
  /** Dark, lit or open, by the status of the service; the text beside it says the same. */
  state: 'dark' | 'lit' | 'open'
}

/** Renders a small front door as the icon of a service (DES-1, DES-7). */
export function MiniDoor({door, state}: MiniDoorProps) {
  return (
    <svg
      aria-hidden="true"
      {...doorName.of(door)}
      fill={`var(--door-${door})`}
      height="50"
      viewBox="0 0 48 50"
      width="48"
    >
      <use href={`${assetUrl(file)}#${state}`} />
    </svg>
  )
}
