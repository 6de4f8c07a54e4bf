import {expect, test} from '@playwright/test'
import sharp from 'sharp'
import {z} from 'zod'
import {site} from '#tests/support/addresses.ts'
import {linkOf, openPage} from '#tests/support/html-page.ts'

const webManifest = z.object({
  name: z.string(),
  icons: z.array(z.object({src: z.string(), sizes: z.string(), type: z.string()})).nonempty(),
})

test('robots.txt allows all pages and names the sitemap (SEO-1)', async ({request}) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  expect(await response.text()).toBe(
    `User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`,
  )
})

test('icons of the web manifest have the sizes that it declares', async ({request}) => {
  const address = linkOf(await openPage(request, '/'), 'manifest')
  const manifest = await request.get(address ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const {name, icons} = webManifest.parse(await manifest.json())
  expect(name).toBe('Lamplight')
  for (const {src, sizes, type} of icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toBe(type)
    if (sizes === 'any') continue
    const {width, height} = await sharp(await icon.body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('unknown file returns a short 404 that is not cached', async ({request}) => {
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
