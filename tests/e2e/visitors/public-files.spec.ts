import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {site} from '#tests/support/addresses.ts'

const webManifest = z.object({
  name: z.string(),
  icons: z.array(z.object({src: z.string(), sizes: z.string(), type: z.string()})).nonempty(),
})

test('SEO-1: crawlers are told that they may read all pages, and where the list of them is', async ({
  request,
}) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  expect(await response.text()).toBe(
    `User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`,
  )
})

test('A2: the web manifest names icons that are there, in the sizes it says', async ({page}) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await page.request.get(address ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const {name, icons} = webManifest.parse(await manifest.json())
  expect(name).toBe('Lamplight')
  for (const {src, sizes, type} of icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], src).toBe(type)
    const width = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return image.naturalWidth
    }, src)
    if (sizes !== 'any') expect(`${width}x${width}`, src).toBe(sizes)
  }
})

test('A2: what stands nowhere and is no page costs a few bytes, and nobody keeps it', async ({
  request,
}) => {
  for (const path of [
    '/sitemap_index.xml',
    '/wp-login.php',
    '/_next/static/x.js',
    '/api/x',
    '/media/x',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['cache-control'], path).toBe('no-store')
    expect((await response.body()).byteLength, path).toBeLessThan(100)
  }
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect((await icon.body()).byteLength).toBeLessThan(2000)
})
