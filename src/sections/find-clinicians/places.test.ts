import {z} from 'zod'
import {distanceBetween, isWithin, type Position} from '#lib/geo/position.ts'
import {markStyle} from '#lib/geo/london-view.ts'
import {isInside, outlineOf, pointOf, readLondonDrawing} from '#lib/testing/drawing-outlines.ts'
import {centralLondon, greaterLondon, maxPinDistance, minPinDistance} from '#shared/map.ts'
import {requestPosition} from './locate.ts'
import {arrangeAround, boundsAround, measurePlaces, type Place} from './places.ts'

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

const around = (visitor: Position) => arrangeAround(samples, visitor, samples.length).places

describe('arrangeAround', () => {
  it.each(places)(
    'places samples in Greater London, 50 m to 2 km from $lat, $lng (MAP-1, MAP-3)',
    (visitor) => {
      const placed = around(visitor)
      const distances = placed.map(({location}) => distanceBetween(visitor, location))
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(minPinDistance - 1e-6)
      expect(Math.max(...distances)).toBeLessThanOrEqual(maxPinDistance + 1e-6)
      expect(placed.filter(({location}) => !isWithin(location, greaterLondon))).toEqual([])
      expect(arrangeAround(samples.toReversed(), visitor, 6).places).toEqual(placed)
    },
  )

  it('places samples on land (MAP-3)', async () => {
    const thames = await outlineOf(readLondonDrawing(), 'thames')
    const riverside = [51.4846, 51.4964, 51.5047, 51.5085].flatMap((lat) =>
      [-0.222, -0.15, -0.1227, -0.03, 0.002, 0.0368, 0.16].map((lng) => ({lat, lng})),
    )
    const placed = riverside.flatMap(around)
    expect(placed.filter(({location}) => isInside(pointOf(location), thames))).toEqual([])
  })

  it('positions the drawing, the circle and each pin, for bounds that contain the visitor', () => {
    const {places: shown, stage, here, pins, from} = arrangeAround(samples, croydon, 4)
    expect(stage.width).toMatch(/^min\(/)
    expect(here.left).toBe('49%')
    expect(shown).toHaveLength(4)
    expect(pins).toEqual(shown.map(({location}) => markStyle(location)))
    expect(isWithin(croydon, boundsAround(shown, from))).toBe(true)
  })

  it('keeps the positions of real people (MAP-2)', () => {
    const [real] = arrangeAround([place('real', false)], croydon, 6).places
    expect(real?.location).toMatchObject({lat: 51.5503, lng: -0.1407})
  })
})

describe('measurePlaces', () => {
  it('measures samples where their profiles say (MAP-5)', () => {
    const ada = place('ada', true)
    expect(measurePlaces([ada], centralLondon)).toEqual([{...ada, distance: '4.9\u00A0km'}])
  })

  it('sorts from the given position (MAP-2)', () => {
    const real = [place('north', false), place('south', false, 51.38, -0.1)]
    expect(measurePlaces(real, centralLondon).map(({id}) => id)).toEqual(['north', 'south'])
    expect(measurePlaces(real, croydon).map(({id}) => id)).toEqual(['south', 'north'])
    expect(measurePlaces(real, croydon)[0]).toMatchObject({distance: '810\u00A0m'})
  })
})

const geolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  z.custom<Geolocation>(Boolean).parse({getCurrentPosition})
const positionAt = (latitude: number, longitude: number) =>
  z.custom<GeolocationPosition>(Boolean).parse({coords: {latitude, longitude}})
const at = (latitude: number, longitude: number) =>
  geolocation((found) => found(positionAt(latitude, longitude)))
const failing = (code: number) =>
  geolocation((_, failed) => {
    failed?.({code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3})
  })

describe('requestPosition (MAP-2)', () => {
  it('requests one position with high accuracy and a timeout of five seconds', async () => {
    const requested: unknown[] = []
    const recording = geolocation((found, _, options) => {
      requested.push(options)
      found(positionAt(51.5, -0.1))
    })
    expect(await requestPosition(recording)).toEqual({position: {lat: 51.5, lng: -0.1}})
    expect(requested).toEqual([{enableHighAccuracy: true, timeout: 5000, maximumAge: 0}])
  })

  it.each([
    ['denied', failing(1)],
    ['failed', failing(2)],
    ['failed', failing(3)],
    ['failed', undefined],
    ['outside', at(53.48, -2.24)],
    ['outside', at(51.5, 0.5)],
  ])('returns the issue %p without a usable position', async (issue, device) => {
    expect(await requestPosition(device)).toEqual({issue})
  })
})
