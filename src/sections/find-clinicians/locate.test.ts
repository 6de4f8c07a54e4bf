import {requestPosition} from './locate.ts'

type Success = PositionCallback
type Failure = PositionErrorCallback | null | undefined

class FakeGeolocation implements Geolocation {
  options: PositionOptions | undefined
  readonly #respond: (success: Success, failure: Failure) => void

  constructor(respond: (success: Success, failure: Failure) => void) {
    this.#respond = respond
  }

  getCurrentPosition(success: Success, failure?: Failure, options?: PositionOptions): void {
    this.options = options
    this.#respond(success, failure)
  }

  watchPosition(): number {
    throw new Error('Not implemented.')
  }

  clearWatch(): void {
    throw new Error('Not implemented.')
  }
}

const at = (latitude: number, longitude: number) =>
  new FakeGeolocation((success) => {
    const coords = {
      latitude,
      longitude,
      accuracy: 5,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      toJSON: () => ({}),
    }
    success({coords, timestamp: 0, toJSON: () => ({})})
  })
const failing = (code: number) =>
  new FakeGeolocation((_, failure) =>
    failure?.({
      code,
      message: '',
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
    }),
  )

describe('requestPosition (MAP-2)', () => {
  it('requests one position with high accuracy and a timeout of five seconds', async () => {
    const geolocation = at(51.5, -0.1)
    expect(await requestPosition(geolocation)).toEqual({position: {lat: 51.5, lng: -0.1}})
    expect(geolocation.options).toEqual({
      enableHighAccuracy: true,
      timeout: 5000,
      maximumAge: 0,
    })
  })

  it.each([
    ['denied', failing(1)],
    ['failed', failing(2)],
    ['failed', failing(3)],
    ['failed', undefined],
    ['outside', at(53.48, -2.24)],
    ['outside', at(51.5, 0.5)],
  ])('returns the issue %p without a usable position', async (issue, geolocation) => {
    expect(await requestPosition(geolocation)).toEqual({issue})
  })
})
