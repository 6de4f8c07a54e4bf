import {distanceBetween} from '#lib/geo/position.ts'
import {centralLondon, greaterLondon, maxPinDistance, minPinDistance} from '#shared/map.ts'
import {arrange, boundsOfView, measurePlaces, type Place} from './places.ts'

const place = (id: string, isSample: boolean, lat = 51.5503, lng = -0.1407): Place => ({
  id,
  isSample,
  location: {
    lat,
    lng,
    title: id,
    avatarUrl: undefined,
    rating: null,
    reviews: null,
    address: null,
    href: `/doctors/${id}`,
    iconUrl: undefined,
  },
})
const samples = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn'].map((id) => place(id, true))
const croydon = {lat: 51.3727, lng: -0.099}
const places = [
  centralLondon,
  croydon,
  {lat: greaterLondon.north, lng: greaterLondon.east},
  {lat: greaterLondon.south, lng: greaterLondon.west},
]

describe('measurePlaces', () => {
  it('places samples between 50 m and 2 km from any position (MAP-3)', () => {
    for (const from of places) {
      const distances = measurePlaces(samples, from).map(({at}) => distanceBetween(from, at))
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(minPinDistance - 1e-6)
      expect(Math.max(...distances)).toBeLessThanOrEqual(maxPinDistance + 1e-6)
    }
  })

  it('keeps samples in Greater London and at the same place every time (MAP-1, MAP-3)', () => {
    for (const from of places) {
      for (const {at} of measurePlaces(samples, from)) {
        expect(at.lat).toBeLessThanOrEqual(greaterLondon.north)
        expect(at.lat).toBeGreaterThanOrEqual(greaterLondon.south)
        expect(at.lng).toBeLessThanOrEqual(greaterLondon.east)
        expect(at.lng).toBeGreaterThanOrEqual(greaterLondon.west)
      }
      expect(measurePlaces(samples, from)).toEqual(measurePlaces(samples, from))
    }
  })

  it('places samples independently of their order (MAP-3)', () => {
    for (const from of places) {
      expect(measurePlaces(samples.toReversed(), from)).toEqual(measurePlaces(samples, from))
    }
  })

  it('keeps the positions of real people and sorts from the visitor (MAP-2)', () => {
    const real = [place('north', false), place('south', false, 51.38, -0.1)]
    expect(measurePlaces(real, centralLondon).map(({id}) => id)).toEqual(['north', 'south'])
    expect(measurePlaces(real, croydon).map(({id}) => id)).toEqual(['south', 'north'])
    expect(measurePlaces(real, croydon)[0]).toMatchObject({distance: '810\u00A0m'})
  })
})

describe('arrange', () => {
  it('positions the drawing, the circle and each pin', () => {
    const {stage, here, pins, order} = arrange(samples, croydon)
    expect(stage.width).toMatch(/^min\(/)
    expect(here.left).toBe('49%')
    expect(Object.keys(pins).toSorted()).toEqual(samples.map(({id}) => id))
    expect(order).toHaveLength(6)
  })

  it('returns an order whose bounds contain the visitor', () => {
    const view = arrange(samples, croydon)
    const {south, north} = boundsOfView(view)
    expect(north).toBeGreaterThan(croydon.lat)
    expect(south).toBeLessThan(croydon.lat)
  })
})
