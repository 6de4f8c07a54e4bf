import {expect, test} from '@playwright/test'

test('decision 12: pictures come from our own origin and never change', async ({page}) => {
  await page.goto('/')
  const addresses = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of new Set(addresses)) {
    expect(address).toMatch(/^\/media\/images\//)
    const response = await page.request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['cache-control']).toContain('immutable')
  }
})

test('decision 12: clips can be asked for in parts', async ({page}) => {
  await page.goto('/')
  const address = await page.locator('video source[type="video/mp4"]').first().getAttribute('src')
  const response = await page.request.get(address ?? '', {headers: {range: 'bytes=0-99'}})
  expect(response.status()).toBe(206)
  expect((await response.body()).byteLength).toBe(100)
})

test('the rest of the content lake cannot be reached through the site', async ({request}) => {
  for (const path of [
    '/media/data/query/production?query=*',
    '/media/../data/query/production',
    '/media/images/..%2f..%2fdata',
  ]) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400)
  }
})
