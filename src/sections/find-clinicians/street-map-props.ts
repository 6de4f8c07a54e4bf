import type {ListedPlace} from './listed-place.ts'
import type {Arrangement} from './places.ts'

export interface StreetMapCopy {
  show: string
  note: string
  loading: string
  failed: string
  back: string
  /** With `{rating}` and `{reviews}`. */
  rating: string
  /** With `{availability}`. */
  next: string
  profile: string
}

export interface StreetMapProps {
  apiKey: string
  mapId: string
  places: readonly ListedPlace[]
  /** Around the visitor, or `null` for central London. */
  arrangement: Arrangement | null
  distanceOf: (place: ListedPlace) => string
  copy: StreetMapCopy
  /** Called when Google’s map breaks. */
  onFailed: () => void
}
