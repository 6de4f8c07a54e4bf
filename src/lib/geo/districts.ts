import type {Position} from './position.ts'
import middles from './districts.json' with {type: 'json'}

export interface District extends Position {
  /** For example NW5. */
  code: string
  /** For example NW5 Kentish Town. */
  label: string
}

/**
 * Postcode districts of the seeded areas, with the centre of each, accurate to about 1 km. A pin there reveals no
 * address.
 */
export const districts: readonly District[] = middles
