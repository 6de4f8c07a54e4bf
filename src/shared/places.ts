import others from '#lib/geo/places.json' with {type: 'json'}
import {boroughs} from '#lib/geo/boroughs.ts'
import {districts} from '#lib/geo/districts.ts'
import {splitWords} from '#lib/normalize-words.ts'
import {matchArea} from './match-area.ts'
import {areaKeyOf} from './postcodes.ts'

interface Place {
  readonly name: string
  /** Postcode district that most of the place lies in. */
  readonly code: string
}

/**
 * Places of London by name, those that districts are named after and others, except boroughs, which are areas of their
 * own.
 */
export const londonPlaces: readonly Place[] = [
  ...others,
  ...districts.map(({label}) => label),
].flatMap((label) => {
  const [code = '', ...words] = label.split(' ')
  const name = words.join(' ')
  return matchArea(areaKeyOf(name), Object.keys(boroughs)) === null ? [{name, code}] : []
})

/** Returns the postcode district of a place that a text names, of the longest name when there are several. */
export function districtOfPlace(text: string): string | null {
  const words = ` ${splitWords(text).join(' ')} `
  const named = londonPlaces.filter(({name}) => words.includes(` ${splitWords(name).join(' ')} `))
  return named.toSorted((one, other) => other.name.length - one.name.length)[0]?.code ?? null
}
