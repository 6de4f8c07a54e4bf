import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

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
    <svg aria-hidden="true" {...doorName.of(door)} height="50" viewBox="0 0 48 50" width="48">
      <path
        d="M6 50V24a18 18 0 0 1 36 0v26"
        fill="var(--door-frame)"
        stroke="var(--door-edge)"
        strokeWidth="1"
      />
      <path
        d="M11 23a13 13 0 0 1 26 0Z"
        fill={state === 'dark' ? 'var(--fan-dark)' : 'var(--fan-lit)'}
      />
      <path d="M24 23V10M24 23l-9.2-9.2M24 23l9.2-9.2" stroke="var(--door-frame)" strokeWidth="2" />
      {state === 'open' ? <OpenLeaf door={door} /> : <ClosedLeaf door={door} />}
    </svg>
  )
}

function ClosedLeaf({door}: {door: DoorName}) {
  return (
    <>
      <path d="M11 26h26v24H11Z" fill={`var(--door-${door})`} />
      <path
        d="M14.5 30H22v7h-7.5ZM26 30h7.5v7H26ZM14.5 41H22v9h-7.5ZM26 41h7.5v9H26Z"
        fill="var(--door-shade)"
      />
      <circle cx="33.8" cy="39" fill="var(--fan-lit)" r="1.5" />
    </>
  )
}

/** A bright hall, with the leaf turned inwards. */
function OpenLeaf({door}: {door: DoorName}) {
  return (
    <>
      <path d="M11 26h26v24H11Z" fill="var(--fan-lit)" />
      <path d="M37 26l-9 3v21h9Z" fill={`var(--door-${door})`} />
      <path d="M35 31l-5 1.5v6l5-.5ZM35 41l-5 .3V49h5Z" fill="var(--door-shade)" />
    </>
  )
}
