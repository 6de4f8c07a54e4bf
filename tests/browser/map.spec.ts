import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'
import {googleUrls, stubGoogleMaps} from '#tests/support/google-maps-stub.ts'

const brixton = {latitude: 51.4613, longitude: -0.1156}

const section = (page: Page) => page.locator('section:has([data-find-map])')
const rows = (page: Page) => section(page).getByRole('listitem')
const heading = (page: Page) => section(page).getByRole('heading', {level: 3})

test.describe('with a location in London', () => {
  test.use({geolocation: brixton, permissions: ['geolocation']})

  test('a press before the map’s code has loaded moves list and map to the visitor’s location, which never leaves the page (GP-2, MAP-2, MAP-5)', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/gp-visit')
    await page.waitForLoadState('networkidle')
    await expect(rows(page)).toHaveCount(6)
    for (const row of await rows(page).all()) {
      await expect(row).toContainText(/ · (\d+0\sm|\d+\.\d\skm) from central London/)
    }
    const stage = section(page).locator('[data-map-stage]')
    const before = await stage.getAttribute('style')
    const requested: string[] = []
    page.on('request', (request) => {
      requested.push(`${request.url()} ${request.postData() ?? ''}`)
    })

    const code = Promise.withResolvers<null>()
    const held: string[] = []
    await page.route('**/_next/static/**', async (route) => {
      held.push(route.request().url())
      await code.promise
      await route.continue()
    })
    await section(page).getByRole('button', {name: 'Find your closest doctor'}).press('Enter')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(heading(page)).toHaveText('Nearest to central London')
    code.resolve(null)
    await expect(heading(page)).toHaveText('Near you')
    await expect(section(page).getByRole('status')).toHaveText(
      /The closest is (Dr .+), (\d+0\sm|\d+\.\d\skm) away\./,
    )
    const metres: number[] = []
    for (const text of await rows(page).allTextContents()) {
      const [, number = '', unit] = / · ([\d.]+)\u00A0(k?m) away/.exec(text) ?? []
      metres.push(Number(number) * (unit === 'km' ? 1000 : 1))
    }
    expect(metres).toHaveLength(6)
    expect(metres).toEqual(metres.toSorted((one, other) => one - other))
    expect(Math.min(...metres)).toBeGreaterThanOrEqual(50)
    expect(Math.max(...metres)).toBeLessThanOrEqual(2000)
    expect(await stage.getAttribute('style')).not.toBe(before)
    await expect(section(page).locator('a[data-pin="chosen"]')).toHaveAttribute(
      'aria-label',
      / away$/,
    )

    // No request contains the location, and nothing stores it.
    const place = /51[.,]4[56]|0[.,]11[56]/
    expect(requested.filter((request) => place.test(request))).toEqual([])
    const stored = JSON.stringify([
      await context.cookies(),
      await context.storageState({indexedDB: true}),
      await page.evaluate(() => Object.entries(sessionStorage)),
    ])
    expect(stored).not.toMatch(place)
  })
})

test('the street map loads only after a press and shows the same clinicians (MAP-1, MAP-3, MAP-4)', async ({
  page,
}) => {
  const requested = await stubGoogleMaps(page)
  await page.goto('/gp-visit')
  await section(page).scrollIntoViewIfNeeded()
  const show = section(page).getByRole('button', {name: 'Show the street map (Google)'})
  await expect(show).toBeVisible()
  await expect(section(page)).toContainText('Google can see your IP address')
  expect(requested).toEqual([])

  await show.click()
  const markers = section(page).locator('gmp-advanced-marker')
  await expect(markers).toHaveCount(6)
  expect(requested).toHaveLength(1)
  expect(requested[0]).toContain('https://maps.googleapis.com/maps/api/js?')
  expect(requested[0]).toContain('key=key-of-the-tests')
  await expect(markers.locator('[data-pin-arch] img')).toHaveCount(6)

  expect(await page.evaluate('globalThis.googleCalls.options[0]')).toMatchObject({
    zoom: 12,
    center: {lat: 51.5074, lng: -0.1278},
    restriction: {latLngBounds: {south: 51.28, north: 51.735, west: -0.53, east: 0.23}},
  })

  const name = (await rows(page).first().getByRole('link').textContent()) ?? ''
  await section(page).getByRole('button', {name}).click()
  const card = section(page).getByRole('dialog')
  await expect(card).toContainText(name)
  await expect(card).toContainText(/Rated [\d.]+ out of 5 from \d+ reviews/)
  await expect(card).toContainText(/Next free: /)
  await expect(card).toContainText(/from central London/)
  await expect(card.getByRole('link', {name: 'View profile'})).toHaveAttribute(
    'href',
    /^\/doctors\/[a-z]+$/,
  )

  await section(page).getByRole('button', {name: 'Back to our own map'}).click()
  await expect(section(page).locator('a[data-pin]')).toHaveCount(6)
  await expect(markers).toHaveCount(0)
})

test('the street map’s script is retried three times, then our own map stays, also without a location (MAP-2, MAP-6)', async ({
  page,
}) => {
  let requests = 0
  await page.route(googleUrls, (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto('/gp-visit')
  await section(page).getByRole('button', {name: 'Show the street map (Google)'}).click()
  await expect(section(page).getByRole('status')).toHaveText(/The street map didn’t load\./)
  expect(requests).toBe(4)
  await section(page).getByRole('button', {name: 'Find your closest doctor'}).click()
  await expect(section(page).getByRole('status')).toHaveText(
    'We couldn’t use your location. The map shows central London.',
  )
  await expect(section(page).locator('a[data-pin]')).toHaveCount(6)
  await expect(rows(page)).toHaveCount(6)
})
