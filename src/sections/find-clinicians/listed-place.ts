import {type Focus, focusPosition} from '#content/media/image-focus.ts'
import {pictureUrl} from '#content/render/picture-url.ts'
import type {SectionMap} from '#content/section-props.ts'
import {mapPath, profilePath} from '#shared/clinicians.ts'
import {centralLondon} from '#shared/map.ts'
import {type MeasuredPlace, measurePlaces, type Place} from './places.ts'

/** A clinician as list and map show them. */
export interface ListedPlace extends Place {
  /** Address of the profile. */
  profile: string
  specialty: string
  /** Distance from central London, such as `650 m`. */
  distance: string
  /** Label of a sample; null for a real person. */
  badge: string | null
  /** Focal point of the image on the pin, if an editor set one. */
  iconFocus: Focus | null
}

/** Fields of a clinician that list and map need. */
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
  | 'position'
  | 'pin'
> & {portrait: Pick<SectionMap['findClinicians']['clinicians'][number]['portrait'], 'image'>}

/** In pixels, the smallest width that the site serves. */
const portraitWidth = 320

/** Converts clinicians to places, nearest to central London first, and returns the measured positions as well. */
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
  const {isSample, sampleBadge, pin} = clinician
  return {
    ...toPlace(clinician),
    profile: profilePath(clinician),
    specialty: clinician.plainSpecialty ?? clinician.specialty,
    distance,
    badge: isSample ? sampleBadge : null,
    iconFocus: focusPosition(pin),
  }
}
