/**
 * @jest-environment jsdom
 */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import {sectionState} from '#sections/testing/section-state.ts'
import {centralLondon} from '#shared/map.ts'
import {FindCliniciansSection} from './find-clinicians.section.tsx'
import {listPlaces} from './listed-place.ts'
import {loadGoogleMaps} from './load-google-maps.ts'

const state = sectionState('findClinicians')
const labels = {...state.labels, located: '{name}, {distance}', away: '{distance} away'}

/** Eight doctors, each further north, of whom the page has three. */
const everyone = Array.from({length: 8}).flatMap((_, index) => {
  const position = {lat: centralLondon.lat + index / 100, lng: centralLondon.lng}
  const own = {_id: `c-${index}`, name: `Dr ${index}`, isSample: false, position}
  return state.clinicians.slice(0, 1).map((clinician) => ({...clinician, ...own}))
})
const clinicians = everyone.slice(0, 3)
const places = listPlaces(everyone)
const origin = {fetch: globalThis.fetch}

afterEach(() => {
  cleanup()
  Object.assign(globalThis, origin)
})

/** Renders the section for a visitor at the last place, and presses the locate button. */
async function locate(respond: () => Promise<unknown>, clinicianTotal = everyone.length) {
  const fetchPlaces = jest.fn(respond)
  Object.assign(globalThis, {fetch: fetchPlaces})
  const coords = {latitude: centralLondon.lat + 0.07, longitude: centralLondon.lng}
  const geolocation = {getCurrentPosition: (found: (at: object) => void) => found({coords})}
  Object.defineProperty(navigator, 'geolocation', {value: geolocation, configurable: true})
  const section = {...state, labels, clinicians, clinicianTotal}
  await act(() => Promise.resolve(render(<FindCliniciansSection section={section} />)))
  fireEvent.click(await screen.findByRole('button', {name: labels.locate}))
  // The status shows `locating` until the request settles.
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(labels.locating))
  const links = within(screen.getByRole('list')).getAllByRole('link')
  return {fetchPlaces, names: links.map(({textContent}) => textContent)}
}

const responding = (own: typeof places) => () =>
  Promise.resolve({ok: true, json: () => Promise.resolve(own)})

describe('ClinicianFinder (MAP-2)', () => {
  it('sorts the places that it shows when they are complete, and unfolds list and map', async () => {
    const {fetchPlaces, names} = await locate(() => Promise.reject(new Error('Unexpected.')), 3)
    expect(names).toEqual(['Dr 2', 'Dr 1', 'Dr 0'])
    expect(fetchPlaces).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Dr 2, 5.6\u00A0km away')
    expect(screen.getByRole('list').textContent).toContain('5.6\u00A0km away')
    expect(screen.getByRole('heading', {name: state.nearHeading})).toBeTruthy()
    expect(document.querySelector('[data-fold] details')).toHaveProperty('open', true)
  })

  it('fetches all places when it shows only some, without sending the position', async () => {
    const {fetchPlaces, names} = await locate(responding(places))
    expect(fetchPlaces.mock.calls).toEqual([['/api/clinician-places/doctor']])
    expect(names).toEqual(['Dr 7', 'Dr 6', 'Dr 5'])
    const map = screen.getByRole('group', {name: labels.map})
    expect(map.querySelectorAll('[data-mark-kind="pin"]')).toHaveLength(3)
  })

  it('applies the focal points of people who were not on the page', async () => {
    await locate(responding(places.map((one) => ({...one, iconFocus: '10% 0%'}))))
    const positions = [...document.querySelectorAll('img')].map(({style}) => style.objectPosition)
    expect(new Set(positions)).toEqual(new Set(['10% 0%']))
  })

  it('keeps showing the places near the centre when the request fails', async () => {
    const {names} = await locate(() => Promise.resolve({ok: false, status: 503}))
    expect(names).toEqual(['Dr 0', 'Dr 1', 'Dr 2'])
    expect(screen.getByRole('status').textContent).toBe(labels.failed)
  })
})

describe('loadGoogleMaps', () => {
  it('rejects when Google does not respond (MAP-6)', async () => {
    jest.useFakeTimers()
    try {
      // jsdom fetches no script, so neither `load` nor `error` fires.
      const loading = loadGoogleMaps('key of a test', () => undefined)
      const failed = expect(loading).rejects.toThrow('not done within 20000 ms')
      await jest.advanceTimersByTimeAsync(20_000)
      await failed
      expect(document.querySelector('script[src*="maps.googleapis.com"]')).not.toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})
