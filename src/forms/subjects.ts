import {type Profession, professions} from '#shared/professions.ts'
import {areaKeyOf, isAreaKey} from '#shared/postcodes.ts'
import {type Store, stores} from '#shared/stores.ts'

/**
 * @param subject - what a link says that a form is about
 * @returns the service; null when it names none
 */
export function serviceOf(subject: string | null): Profession | null {
  return professions.find((profession) => profession === subject) ?? null
}

/**
 * @param subject - what a link says that a form is about
 * @returns the profession; a link that names none is about the first
 */
export function professionOf(subject: string | null): Profession {
  return serviceOf(subject) ?? 'gp'
}

/**
 * @param subject - what a link says that a form is about
 * @returns the store; a link that names none is about the first
 */
export function storeOf(subject: string | null): Store {
  return stores.find((store) => store === subject) ?? 'appstore'
}

/**
 * @param subject - what a link says that a form is about
 * @returns the area, as it is kept; empty when it names none
 */
export function areaOf(subject: string | null): string {
  const key = areaKeyOf(subject ?? '')
  return isAreaKey(key) ? key : ''
}
