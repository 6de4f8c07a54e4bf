import {type Focus, focusPosition} from '#content/media/image-focus.ts'
import {pictureUrl} from '#content/render/picture-url.ts'
import type {SectionMap} from '#content/section-props.ts'
import {mapPath, profilePath} from '#shared/clinicians.ts'
import {centralLondon} from '#shared/map.ts'
import {type MeasuredPlace, measurePlaces, type Place} from './places.ts'

/** Somebody as the list and the map show them. */
export interface ListedPlace extends Place {
  /** The address of the profile. */
  profile: string
  /** What they do. */
  specialty: string
  /** How far they are from central London, such as `650 m`. */
  distance: string
  /** When somebody is free next, of those who take visits. */
  next: string | null
  /** What says that they are an example. */
  badge: string | null
  /** The point around which the portrait is cut, if an editor marked one. */
  avatarFocus: Focus | null
  /** The same of the picture on the pin. */
  iconFocus: Focus | null
}

/** What the list and the map say of somebody. */
export type PlacedClinician = Pick<
  SectionMap['findClinicians']['clinicians'][number],
  | '_id'
  | 'name'
  | 'slug'
  | 'kind'
  | 'isSample'
  | 'sampleBadge'
  | 'specialty'
  | 'plainSpecialty'
  | 'rating'
  | 'reviews'
  | 'address'
  | 'availability'
  | 'isPaused'
  | 'position'
  | 'pin'
> & {portrait: Pick<SectionMap['findClinicians']['clinicians'][number]['portrait'], 'image'>}

/** How wide portraits are asked for, in pixels: the smallest that are offered. */
const portraitWidth = 320

/**
 * Lists clinicians as the list and the map show them.
 *
 * @param clinicians - in any order
 * @returns them, nearest to central London first, and where each of them is
 */
export function listPlaces(clinicians: readonly PlacedClinician[]): {
  places: ListedPlace[]
  measured: MeasuredPlace[]
} {
  const byId = new Map(clinicians.map((clinician) => [clinician._id, clinician]))
  const measured = measurePlaces(clinicians.map(toPlace), centralLondon)
  const places = measured.flatMap(({id, distance}) => {
    const clinician = byId.get(id)
    return clinician === undefined ? [] : [listed(clinician, distance)]
  })
  return {places, measured}
}

function toPlace(clinician: PlacedClinician): Place {
  const {_id, isSample, name, rating, reviews, address, availability, position} = clinician
  return {
    id: _id,
    isSample,
    location: {
      lat: position.lat ?? centralLondon.lat,
      lng: position.lng ?? centralLondon.lng,
      title: name,
      avatarUrl: pictureUrl(clinician.portrait.image, portraitWidth),
      rating,
      reviews,
      address,
      href: mapPath(clinician),
      iconUrl: pictureUrl(clinician.pin, portraitWidth),
      availability,
    },
  }
}

function listed(clinician: PlacedClinician, distance: string): ListedPlace {
  const {availability, isSample, isPaused, sampleBadge, portrait, pin} = clinician
  return {
    ...toPlace(clinician),
    profile: profilePath(clinician),
    specialty: clinician.plainSpecialty ?? clinician.specialty,
    distance,
    next: isPaused === true ? null : availability,
    badge: isSample ? sampleBadge : null,
    avatarFocus: focusPosition(portrait.image),
    iconFocus: focusPosition(pin),
  }
}
