import {type Focus, focusPosition} from '#content/media/image-focus.ts'
import {pictureUrl} from '#content/render/picture.tsx'
import type {PLACED_CLINICIANS_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {definedItems} from '#lib/defined-items.ts'
import {mapPath, profilePath} from '#shared/clinicians.ts'
import {centralLondon} from '#shared/map.ts'
import {measurePlaces, type Place} from './places.ts'

/** A clinician as list and map show them. */
export interface ListedPlace extends Place {
  /** Address of the profile. */
  profile: string
  neighbourhood: string
  /** Specialty and languages. */
  facts: string
  /** Text such as `650 m`. List and map show it in a sentence. */
  distance: string
  /** Label of a sample; null for a real person. */
  badge: string | null
  /** Focal point of the image on the pin, if an editor set one. */
  iconFocus: Focus | null
}

type PlacedClinician = PLACED_CLINICIANS_QUERY_RESULT[number]

/** In pixels, the smallest width that the site serves. */
const portraitWidth = 320

/** Converts clinicians to places, nearest to central London first. */
export const listPlaces = (clinicians: readonly PlacedClinician[]): ListedPlace[] =>
  measurePlaces(clinicians.map(toPlace), centralLondon)

function toPlace(clinician: PlacedClinician): Omit<ListedPlace, 'distance'> {
  const {_id, isSample, name, rating, reviews, address, availability, position, pin} = clinician
  const spoken = definedItems(clinician.languages)
    .map((language) => language.name)
    .join(', ')
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
      iconUrl: pictureUrl(pin, portraitWidth),
      availability,
    },
    profile: profilePath(clinician),
    neighbourhood: clinician.location,
    facts: [clinician.plainSpecialty ?? clinician.specialty, spoken].filter(Boolean).join(' · '),
    badge: isSample ? clinician.sampleBadge : null,
    iconFocus: focusPosition(pin),
  }
}
