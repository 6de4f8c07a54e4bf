import type {ReactNode} from 'react'
import type {Place} from './places.ts'

/** Somebody as the list and the map show them. */
export interface ListedPlace extends Place {
  /** The address of the profile. */
  profile: string
  /** What they do. */
  specialty: string
  /** How far they are from central London, such as `650 m`. */
  distance: string
  availability: ReactNode
  badge: ReactNode
}
