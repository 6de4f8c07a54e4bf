/**
 * @jest-environment jsdom
 */
import {jest} from '@jest/globals'
import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import {centralLondon} from '#shared/map.ts'
import {ClinicianFinder} from './clinician-finder.tsx'
import {findCliniciansFixtures} from './find-clinicians.fixtures.ts'
import {listPlaces} from './listed-place.ts'

const {labels, ...section} = findCliniciansFixtures.full
const place = (index: number) => {
  const [example] = section.clinicians
  if (example === undefined) throw new Error('The fixture has no clinician.')
  const position = {lat: centralLondon.lat + index / 100, lng: centralLondon.lng}
  return {...example, _id: `c-${index}`, name: `Dr ${index}`, isSample: false, position}
}
const {places: allPlaces} = listPlaces([0, 1, 2, 3, 4, 5, 6, 7].map(place))
const nearCentre = allPlaces.slice(0, 3)
const origin = {fetch: globalThis.fetch}

afterEach(() => {
  cleanup()
  Object.assign(globalThis, origin)
})

/** Renders the finder for a visitor at the last place, and presses the locate button. */
async function locate(respond: () => Promise<unknown>, address: string | null) {
  const fetchPlaces = jest.fn(respond)
  Object.assign(globalThis, {fetch: fetchPlaces})
  const coords = {latitude: centralLondon.lat + 0.07, longitude: centralLondon.lng}
  const geolocation = {getCurrentPosition: (found: (at: object) => void) => found({coords})}
  Object.defineProperty(navigator, 'geolocation', {value: geolocation, configurable: true})
  render(
    <ClinicianFinder
      composition="list"
      copy={{...labels, ...section, attribution: '', sample: null}}
      allPlacesPath={address}
      ground={null}
      head={null}
      places={nearCentre}
      streetMap={null}
    />,
  )
  fireEvent.click(await screen.findByRole('button', {name: labels.locate}))
  // The status shows `locating` until the request settles.
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(labels.locating))
  const links = within(screen.getByRole('list')).getAllByRole('link')
  return {fetchPlaces, names: links.map(({textContent}) => textContent)}
}

describe('ClinicianFinder (MAP-2)', () => {
  it('sorts the places that it shows when they are complete', async () => {
    const {fetchPlaces, names} = await locate(() => Promise.reject(new Error('Unexpected.')), null)
    expect(names).toEqual(['Dr 2', 'Dr 1', 'Dr 0'])
    expect(fetchPlaces).not.toHaveBeenCalled()
  })

  it('unfolds list and map, which phones fold', async () => {
    await locate(() => Promise.reject(new Error('Unexpected.')), null)
    expect(document.querySelector('[data-fold] details')).toHaveProperty('open', true)
  })

  it('fetches all places when it shows only some, without sending the position', async () => {
    const respond = () => Promise.resolve({ok: true, json: () => Promise.resolve(allPlaces)})
    const {fetchPlaces, names} = await locate(respond, '/api/clinician-places/doctor')
    expect(fetchPlaces.mock.calls).toEqual([['/api/clinician-places/doctor']])
    expect(names).toEqual(['Dr 7', 'Dr 6', 'Dr 5'])
    const map = screen.getByRole('group', {name: labels.map})
    const pins = [...map.querySelectorAll('[data-mark-kind="pin"]')]
    expect(pins).toHaveLength(3)
  })

  it('applies the focal points of people who were not on the page', async () => {
    const marked = allPlaces.map((one) => ({...one, iconFocus: '10% 0%'}))
    const respond = () => Promise.resolve({ok: true, json: () => Promise.resolve(marked)})
    await locate(respond, '/api/clinician-places/doctor')
    const positions = [...document.querySelectorAll('img')].map(({style}) => style.objectPosition)
    expect(new Set(positions)).toEqual(new Set(['10% 0%']))
  })

  it('keeps showing the places near the centre when the request fails', async () => {
    const {names} = await locate(() => Promise.resolve({ok: false, status: 503}), '/api/x')
    expect(names).toEqual(['Dr 0', 'Dr 1', 'Dr 2'])
    expect(screen.getByRole('status').textContent).toBe(labels.failed)
  })
})
