import {z} from 'zod'
import {requestPosition} from './locate.ts'

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
