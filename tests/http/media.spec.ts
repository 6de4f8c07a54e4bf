import {randomBytes, randomUUID} from 'node:crypto'
import {expect, test} from '@playwright/test'
import sharp from 'sharp'
import {type ImageWidth, optimizerUrl} from '#shared/media-paths.ts'
import {site} from '#tests/support/addresses.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {one, openPage} from '#tests/support/html-page.ts'

test('optimizer resizes each image to the offered widths, in WebP when the client accepts it (OPS-5)', async ({
  request,
}) => {
  const raw = {width: 900, height: 600, channels: 3} as const
  const noise = await sharp(randomBytes(900 * 600 * 3), {raw})
    .jpeg()
    .toBuffer()
  const asset = await contentClient.assets.upload('image', noise)
  try {
    const path = `/media/images/${asset.url.split('/').at(-1)}`
    const get = async (width: ImageWidth, accept: string) => {
      const response = await request.get(optimizerUrl(path, width), {headers: {accept}})
      expect(response.status()).toBe(200)
      const {format, width: made} = await sharp(await response.body()).metadata()
      return [format, made]
    }
    expect(await get(320, 'image/avif,image/webp,*/*')).toEqual(['webp', 320])
    expect(await get(640, 'image/*')).toEqual(['jpeg', 640])
    // An image is never enlarged.
    expect(await get(2000, 'image/webp')).toEqual(['webp', 900])
  } finally {
    await contentClient.delete(asset._id)
  }
})

// Next decodes parameters and drops empty ones first, so such variants share one cached image.
test('optimizer returns 404 for every URL that no page contains (OPS-5)', async ({request}) => {
  const {main} = await openPage(request, '/about')
  const address = one(main, 'img[srcset]').getAttribute('src') ?? ''
  const {searchParams} = new URL(address, site)
  const width = searchParams.get('w')
  for (const other of [
    address.replace(`w=${width}`, 'w=641'),
    address.replace('q=75', 'q=76'),
    `${address}&x=1`,
    address.replace('images%2F', 'images%2F%25'),
    `/_next/image?url=${encodeURIComponent(`/media/crops/0,0,9,9/${'x'.repeat(43)}/${'a'.repeat(40)}-9x9.jpg`)}&w=640&q=75`,
    '/_next/image?url=%2Fshare%2Fx.png&w=640&q=75',
    '/_next/image?url=https%3A%2F%2Fexample.com%2Fa.jpg&w=640&q=75',
  ]) {
    const response = await request.get(other)
    expect(response.status(), other).toBe(404)
    expect((await response.body()).byteLength, other).toBeLessThan(100)
  }
})

test('/media returns a short 404 that reveals nothing about the content lake (OPS-5)', async ({
  request,
}) => {
  const absent = 'a'.repeat(40)
  for (const path of [
    '/media/images',
    '/media/data/query/production?query=*',
    '/media/images/..%2f..%2fdata',
    `/media/images/${absent}-9x9.jpg?w=640&fit=max&auto=format`,
    `/media/crops/0,0,9,9/${'x'.repeat(43)}/${absent}-9x9.jpg`,
    `/media/files/${absent}.mp4`,
    '/media/files/x.mp4',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['cache-control'] ?? '', path).not.toMatch(
      /immutable|s-maxage|max-age=[1-9]/,
    )
    expect((await response.body()).byteLength, path).toBeLessThan(100)
  }
})

test('images come from the origin of the site and have an ETag (OPS-5)', async ({request}) => {
  const {main} = await openPage(request, '/')
  const addresses = main.querySelectorAll('img').map((image) => image.getAttribute('src') ?? '')
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of addresses) expect(address).toMatch(/^\/_next\/image\?/)
  for (const address of new Set(addresses.slice(0, 3))) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
    const etag = response.headers()['etag'] ?? ''
    const again = await request.get(address, {headers: {'if-none-match': etag}})
    expect(again.status(), address).toBe(304)
  }
})

test('videos can be fetched in ranges (OPS-5)', async ({request}) => {
  const {main} = await openPage(request, '/')
  const address = one(main, 'video source[type="video/mp4"]').getAttribute('src') ?? ''
  const whole = await request.head(address)
  const size = whole.headers()['content-length']
  expect(Number(size)).toBeGreaterThan(1000)
  expect(whole.headers()['accept-ranges']).toBe('bytes')
  const response = await request.get(address, {headers: {range: 'bytes=0-99'}})
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
  const get = () => request.get(address)
  expect(await (await get()).text()).toBe(text)
  await expect.poll(async () => (await get()).text()).toBe(text)
  await contentClient.delete(_id)
  await expect.poll(async () => (await get()).status()).toBe(404)
})
