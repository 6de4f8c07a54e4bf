import {z} from 'zod'
import {boroughs, type BoroughId} from '#lib/geo/boroughs.ts'
import {formatDistance} from '#lib/geo/format-distance.ts'
import {distanceBetween} from '#lib/geo/position.ts'
import {isInside, outlineOf, pointOf, readLondonDrawing} from '#lib/testing/drawing-outlines.ts'
import {measurePlaces} from '#sections/find-clinicians/places.ts'
import {centralLondon} from '#shared/map.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'

const position = z.object({lat: z.number(), lng: z.number()})
const clinicians = z
  .array(
    z.object({
      _id: z.string(),
      name: z.string(),
      location: z.string(),
      position,
      areas: z.array(z.object({name: z.string(), position})),
    }),
  )
  .parse((await readSeed()).filter(({_type}) => _type === 'clinician'))

/** Borough of each neighbourhood that a profile names, and about how many km its middle is from Charing Cross. */
const neighbourhoods: Record<string, [BoroughId, number]> = {
  Acton: ['ealing', 9.7],
  Battersea: ['wandsworth', 4.9],
  Blackheath: ['lewisham', 10.5],
  Brixton: ['lambeth', 5.2],
  Camberwell: ['southwark', 4.4],
  Camden: ['camden', 3.7],
  Chiswick: ['hounslow', 9.6],
  Clapham: ['lambeth', 5.1],
  Croydon: ['croydon', 15.1],
  Dalston: ['hackney', 5.7],
  Ealing: ['ealing', 12.2],
  'Finsbury Park': ['islington', 6.5],
  Fulham: ['hammersmith-and-fulham', 5.6],
  Greenwich: ['greenwich', 8.7],
  Hammersmith: ['hammersmith-and-fulham', 6.9],
  Haringey: ['haringey', 9.3],
  Harrow: ['harrow', 16.5],
  Islington: ['islington', 3.6],
  'Kentish Town': ['camden', 4.9],
  Lewisham: ['lewisham', 9.2],
  Leyton: ['waltham-forest', 9.9],
  Marylebone: ['westminster', 2.2],
  'New Cross': ['lewisham', 7.3],
  Peckham: ['southwark', 5.8],
  Pinner: ['harrow', 20.1],
  Purley: ['croydon', 19],
  Southall: ['ealing', 17.2],
  'Stoke Newington': ['hackney', 7.1],
  Stratford: ['newham', 9.4],
  'Thornton Heath': ['croydon', 12.3],
  Tottenham: ['haringey', 10.8],
  Walthamstow: ['waltham-forest', 11.3],
  Wembley: ['brent', 12.6],
}

/** Greatest difference in metres between two ideas of where the middle of a neighbourhood is. */
const leewayMetres = 1000

const drawing = readLondonDrawing()
const places = clinicians.flatMap(({name, location, position: at, areas}) => [
  {who: name, neighbourhood: location, at},
  ...areas.map((area) => ({who: name, neighbourhood: area.name, at: area.position})),
])

describe('places of the sample clinicians', () => {
  it.each(places)('$who is in the borough of $neighbourhood, on land', ({neighbourhood, at}) => {
    const [borough] = neighbourhoods[neighbourhood] ?? []
    expect(
      Object.keys(boroughs).filter((id) => isInside(pointOf(at), outlineOf(drawing, id))),
    ).toEqual([borough])
    expect(isInside(pointOf(at), outlineOf(drawing, 'thames'))).toBe(false)
  })

  it.each(clinicians)(
    '$name is shown at the distance of $location',
    ({_id, location, position: at}) => {
      const metres = (neighbourhoods[location]?.[1] ?? 0) * 1000
      const [measured] = measurePlaces([{id: _id, location: at}], centralLondon)
      expect(measured?.distance).toBe(formatDistance(distanceBetween(centralLondon, at)))
      expect(Math.abs(distanceBetween(centralLondon, at) - metres)).toBeLessThan(leewayMetres)
    },
  )

  it('stands where the first visited area of the profile is', () => {
    for (const {location, position: at, areas} of clinicians) {
      expect(areas[0]).toEqual({name: location, position: at})
    }
  })
})
