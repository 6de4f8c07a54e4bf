import {boroughs} from '#lib/geo/boroughs.ts'
import {knownAreaOf} from './known-areas.ts'
import {areaKeyOf} from './postcodes.ts'

const further = new Set(['kings-cross'])
const kept = (typed: string) => knownAreaOf(areaKeyOf(typed), further)

describe('knownAreaOf', () => {
  it.each<[string, string]>([
    ...Object.entries(boroughs).map(([id, {name}]) => [name, id] satisfies [string, string]),
    ['Kensington & Chelsea', 'kensington-and-chelsea'],
    // As earlier versions kept it
    ['kensington-chelsea', 'kensington-and-chelsea'],
    ['hammersmith & fulham', 'hammersmith-and-fulham'],
    ['Barking/Dagenham', 'barking-and-dagenham'],
    ['Kensington', 'kensington-and-chelsea'],
    ['Kingston', 'kingston-upon-thames'],
    ['Kingston-on-Thames', 'kingston-upon-thames'],
    ['City of Westminster', 'westminster'],
    ['the City of London', 'city-of-london'],
    ['Hackney, London', 'hackney'],
    ['King’s Cross', 'kings-cross'],
    ['n1 1aa', 'N1'],
    ['SW1A', 'SW1A'],
  ])('takes %j for %s (AREA-3)', (typed, id) => {
    expect(kept(typed)).toBe(id)
  })

  it.each(['London', 'Narnia', 'Thames', 'City', 'Forest', 'Tower', 'Kingston Chelsea', 'and'])(
    'takes %j for no area',
    (typed) => {
      expect(kept(typed)).toBeNull()
    },
  )
})
