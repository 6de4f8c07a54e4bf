import {type Profession, professions} from '#shared/professions.ts'
import {areaKeyOf, isAreaKey} from '#shared/postcodes.ts'
import {areaName} from '#shared/waitlist-card.ts'
import {type Store, stores} from '#shared/stores.ts'

// A subject is the attribute of a link that says what its form is about.

export function serviceOf(subject: string | null): Profession | null {
  return professions.find((profession) => profession === subject) ?? null
}

/** Returns the profession that a subject names, by default the first. */
export function professionOf(subject: string | null): Profession {
  return serviceOf(subject) ?? 'gp'
}

/** Returns the store that a subject names, by default the first. */
export function storeOf(subject: string | null): Store {
  return stores.find((store) => store === subject) ?? 'appstore'
}

/** Returns the district or the name of the area that a subject names, or an empty string, for a service too. */
export function areaOf(subject: string | null): string {
  const key = areaKeyOf(subject ?? '')
  return serviceOf(subject) === null && isAreaKey(key) ? areaName(key) : ''
}
