import {randomUUID} from 'node:crypto'
import {type APIResponse, expect, test} from '@playwright/test'
import {imageWidths, parseMediaRequest} from '#model/media-variants.ts'
import {site} from '#tests/support/addresses.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {datasetOf} from '#tests/support/dataset.ts'
import {one, openPage} from '#tests/support/html-page.ts'
import {mediaAddresses} from '#tests/support/media-addresses.ts'
import {whenAvailable} from '#tests/support/when-available.ts'

async function expectRefused(response: APIResponse, statuses: number[]): Promise<void> {
  const where = response.url()
  expect(statuses, where).toContain(response.status())
  expect(response.headers()['cache-control'] ?? '', where).not.toMatch(
    /immutable|s-maxage|max-age=[1-9]/,
  )
  expect((await response.body()).byteLength, where).toBeLessThan(100)
}

test('/media serves every image and video of every page (OPS-5)', async ({request}) => {
  const paths = await datasetOf(contentClient).pagePaths()
  expect(paths.length).toBeGreaterThan(10)
  const addresses = new Set<string>()
  for (const path of paths) {
    for (const address of mediaAddresses(await (await request.get(path)).text())) {
      addresses.add(address)
    }
  }
  expect(addresses.size).toBeGreaterThan(20)
  for (const address of addresses) {
    expect(parseMediaRequest(address), address).not.toBeNull()
    const response = await whenAvailable(() => request.head(address))
    expect(response.status(), address).toBe(200)
    expect(response.headers()['cache-control'], address).toContain('immutable')
  }
})

test('/media returns 404 for every other variant of an image (OPS-5)', async ({request}) => {
  const {main} = await openPage(request, '/')
  const source = one(main, 'img[srcset]').getAttribute('src')
  const {pathname, searchParams} = new URL(source ?? '', site)
  expect(imageWidths.map(String)).toContain(searchParams.get('w'))
  for (const query of [
    'w=8192&h=8192&fit=scale&fm=avif&q=61',
    'blur=2000',
    '',
    'w=641&fit=max&auto=format',
    'w=640&fit=max&auto=format&q=61',
    'w=640&fit=max&auto=format&fm=avif',
    'w=640&fit=max&auto=format&dpr=5',
    'rect=0,0,99,99&w=640&fit=max&auto=format',
    'rect=0,0,99,99&w=640&fit=max&auto=format&s=made-up',
  ]) {
    await expectRefused(await whenAvailable(() => request.get(`${pathname}?${query}`)), [404])
  }
})

test('/media returns a short 404 that shows nothing of the content lake (OPS-5)', async ({
  request,
}) => {
  const absent = 'a'.repeat(40)
  for (const path of [
    '/media/images',
    '/media/data/query/production?query=*',
    '/media/images/..%2f..%2fdata',
    `/media/images/${absent}-9x9.jpg?w=640&fit=max&auto=format`,
    `/media/images/${absent}-9x9.svg`,
    `/media/files/${absent}.mp4`,
    `/media/files/${absent}.mp4?dl=film.mp4`,
    '/media/files/x.mp4',
  ]) {
    await expectRefused(await whenAvailable(() => request.get(path)), [404])
  }
  expect((await request.get('/media/../data/query/production')).status()).toBe(404)
})

test('images come from the origin of the site and are immutable (OPS-5)', async ({request}) => {
  const {main} = await openPage(request, '/')
  const addresses = main.querySelectorAll('img').map((image) => image.getAttribute('src') ?? '')
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of new Set(addresses)) {
    expect(address).toMatch(/^\/media\/images\//)
    const response = await whenAvailable(() => request.get(address))
    expect(response.status(), address).toBe(200)
    expect(response.headers()['cache-control']).toContain('immutable')
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
    const etag = response.headers()['etag'] ?? ''
    const again = await whenAvailable(() =>
      request.get(address, {headers: {'if-none-match': etag}}),
    )
    expect(again.status(), address).toBe(304)
  }
})

test('videos can be fetched in ranges (OPS-5)', async ({request}) => {
  const {main} = await openPage(request, '/')
  const address = one(main, 'video source[type="video/mp4"]').getAttribute('src') ?? ''
  const whole = await whenAvailable(() => request.head(address))
  const size = whole.headers()['content-length']
  expect(Number(size)).toBeGreaterThan(1000)
  expect(whole.headers()['accept-ranges']).toBe('bytes')
  const response = await whenAvailable(() => request.get(address, {headers: {range: 'bytes=0-99'}}))
  expect(response.status()).toBe(206)
  expect(response.headers()['content-range']).toBe(`bytes 0-99/${size}`)
  expect((await response.body()).byteLength).toBe(100)
  const beyond = await request.get(address, {headers: {range: `bytes=${size}-`}})
  expect(beyond.status()).toBe(416)
  expect(beyond.headers()['content-range']).toBe(`bytes */${size}`)
})

test('/media returns 404 for a file that an editor deleted (OPS-5)', async ({request}) => {
  const text = `File of this test: ${randomUUID()}`
  const {_id, path} = await contentClient.assets.upload('file', Buffer.from(text), {
    filename: 'deleted.txt',
  })
  const address = `/media/files/${path.slice(path.lastIndexOf('/') + 1)}`
  const get = () => whenAvailable(() => request.get(address))
  expect(await (await get()).text()).toBe(text)
  await expect.poll(async () => (await get()).text()).toBe(text)
  await contentClient.delete(_id)
  await expect.poll(async () => (await get()).status()).toBe(404)
})
