import {request} from 'node:http'
import sharp from 'sharp'
import {refusalOf, startTestLake, writeToken} from '#content-lake/testing/lake.ts'

const svgBytes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><script>alert(1)</script><rect width="60" height="30"/></svg>',
)
const videoBytes = Buffer.from(Array.from({length: 1000}, (_, index) => index % 256))

function jpeg(width: number, height: number, background = '#cc3300'): Promise<Buffer> {
  return sharp({create: {width, height, channels: 3, background}})
    .jpeg()
    .toBuffer()
}

const lake = await startTestLake()
const {assets} = lake.client
const photo = await assets.upload('image', await jpeg(400, 200), {
  filename: 'photo.jpg',
  title: 'A photo',
  creditLine: 'Me',
  source: {id: 's1', name: 'stock'},
})
const svg = await assets.upload('image', svgBytes, {filename: 'svg.svg'})
const video = await assets.upload('file', videoBytes, {filename: 'video.mp4'})
afterAll(() => lake.remove())

const deliver = (query: string, init?: RequestInit) => fetch(`${photo.url}?${query}`, init)
async function sizeOf(query: string): Promise<[number, number, string]> {
  const {width, height, format} = await sharp(await (await deliver(query)).bytes()).metadata()
  return [width, height, format]
}

describe('uploads', () => {
  it('describe an image like hosted Sanity', () => {
    expect(photo._id).toMatch(/^image-[0-9a-f]{40}-400x200-jpg$/)
    expect(photo).toMatchObject({
      _type: 'sanity.imageAsset',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      originalFilename: 'photo.jpg',
      title: 'A photo',
      creditLine: 'Me',
      source: {id: 's1', name: 'stock'},
      metadata: {
        hasAlpha: false,
        isOpaque: true,
        dimensions: {width: 400, height: 200, aspectRatio: 2},
      },
    })
    expect(photo.metadata.lqip).toMatch(/^data:image\/jpeg;base64,/)
    // An SVG has the size of its viewBox.
    expect(svg._id).toMatch(/-60x30-svg$/)
  })

  it('store identical bytes once, even in concurrent uploads', async () => {
    const bytes = await jpeg(30, 30, '#00ff00')
    const [first, second] = await Promise.all([
      lake.client.assets.upload('image', bytes),
      lake.client.assets.upload('image', bytes),
    ])
    const third = await lake.client.assets.upload('image', bytes)
    expect(new Set([first._rev, second._rev, third._rev]).size).toBe(1)
  })

  it('apply the orientation of a photo', async () => {
    const turned = await sharp(await jpeg(80, 40, '#123456'))
      .withMetadata({orientation: 6})
      .toBuffer()
    const asset = await lake.client.assets.upload('image', turned)
    expect(asset.metadata.dimensions).toMatchObject({width: 40, height: 80})
    const delivered = await (await fetch(`${asset.url}?w=20`)).bytes()
    expect(await sharp(delivered).metadata()).toMatchObject({width: 20, height: 40})
  })

  it('refuse an invalid image and an empty file', async () => {
    const text = lake.client.assets.upload('image', Buffer.from('<html></html>'))
    expect((await refusalOf(text)).status).toBe(400)
    const empty = lake.client.assets.upload('file', Buffer.alloc(0))
    expect((await refusalOf(empty)).status).toBe(400)
    const photo = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const {message} = await refusalOf(lake.client.assets.upload('image', photo))
    expect(message).toContain('save it as JPEG')
  })

  it('refuse more than 100 MB before reading the body', async () => {
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(`${lake.lake.origin}/v1/assets/files/production`, {
        method: 'POST',
        headers: {authorization: `Bearer ${writeToken}`, 'content-length': 101 << 20},
      })
      outgoing.on('response', (response) => resolve(response.statusCode))
      outgoing.on('error', reject)
      outgoing.write('x')
    })
    expect(status).toBe(413)
  })
})

describe('image delivery', () => {
  it.each<[string, [number, number, string]]>([
    ['h=100&fm=png', [200, 100, 'png']],
    ['w=100&dpr=2', [200, 100, 'jpeg']],
    ['rect=0,0,100,50&w=50', [50, 25, 'jpeg']],
    ['fm=webp&q=30', [400, 200, 'webp']],
    ['w=100&h=100&fit=crop', [100, 100, 'jpeg']],
    ['w=100&h=100&fit=max', [100, 50, 'jpeg']],
    ['w=800&h=800', [400, 200, 'jpeg']],
    ['w=800&h=800&fit=crop', [200, 200, 'jpeg']],
    ['rect=-50,150,100,100', [50, 50, 'jpeg']],
  ])('transforms ?%s', async (query, expected) => {
    expect(await sizeOf(query)).toEqual(expected)
  })

  const refused =
    'w=0 w=9000 w=abc w=4000&dpr=3 fit=none fit=min fp-x=1 fm=avif q=101 blur=50 rect=1,2 rect=500,0,10,10 auto=all'
  it.each(refused.split(' '))('refuses ?%s', async (query) => {
    expect((await deliver(query)).status).toBe(400)
  })

  it.each([
    ['auto=format&w=50', 'image/avif,image/webp,*/*', 'image/webp'],
    ['auto=format&w=50', 'image/png', 'image/jpeg'],
    ['auto=format', 'image/webp', 'image/webp'],
  ])('sends ?%s to a client that accepts %s as %s, with Vary', async (query, accept, type) => {
    const {headers} = await deliver(query, {headers: {accept}})
    expect([headers.get('content-type'), headers.get('vary')]).toEqual([type, 'Accept'])
  })

  it('is immutable, revalidated by ETag and readable by all origins', async () => {
    const first = await deliver('w=60')
    expect(first.headers.get('cache-control')).toContain('immutable')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    const etag = first.headers.get('etag') ?? ''
    expect((await deliver('w=60', {headers: {'if-none-match': etag}})).status).toBe(304)
  })

  it('preserves animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({create: {width: 20, height: 10, channels: 4, background}})
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, {join: {animated: true}})
      .gif()
      .toBuffer()
    const asset = await lake.client.assets.upload('image', gif)
    expect(asset.metadata.dimensions).toMatchObject({width: 20, height: 10})
    for (const query of ['', '?w=10', '?w=10&fm=webp', '?rect=0,0,10,10', '?w=8&h=8&fit=crop']) {
      const {pages} = await sharp(await (await fetch(`${asset.url}${query}`)).bytes()).metadata()
      expect([query, pages]).toEqual([query, 2])
    }
  })

  it('sends an SVG unchanged and sandboxed, or as a bitmap on request', async () => {
    const original = await fetch(`${svg.url}?w=20&auto=format`)
    expect(Buffer.from(await original.bytes())).toEqual(svgBytes)
    expect(original.headers.get('content-type')).toBe('image/svg+xml')
    expect(original.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(original.headers.get('x-content-type-options')).toBe('nosniff')
    const png = await (await fetch(`${svg.url}?fm=png&w=120`)).bytes()
    expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: 120, height: 60})
    const huge = await (await fetch(`${svg.url}?fm=png&w=8000`)).bytes()
    expect(await sharp(huge).metadata()).toMatchObject({width: 5792, height: 2896})
  })

  it('sends a download under the requested name', async () => {
    const named = (await deliver('dl=holiday.jpg')).headers.get('content-disposition')
    expect(named).toContain('attachment; filename="holiday.jpg"')
    expect((await deliver('')).headers.get('content-disposition')).toBeNull()
  })
})

describe('file delivery', () => {
  it('sends the content type and accepts ranges, and no body for HEAD', async () => {
    const response = await fetch(video.url)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(Buffer.from(await response.bytes())).toEqual(videoBytes)
    const head = await fetch(video.url, {method: 'HEAD'})
    expect(head.headers.get('content-length')).toBe('1000')
  })

  it.each([
    ['bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['bytes=-5', 206, 'bytes 995-999/1000', 5],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', 10],
    ['bytes=1000-', 416, 'bytes */1000', 'Range Not Satisfiable'.length],
    ['bytes=-0', 416, 'bytes */1000', 'Range Not Satisfiable'.length],
    ['bytes=5-2', 416, 'bytes */1000', 'Range Not Satisfiable'.length],
    ['lines=1-2', 200, null, 1000],
  ])('responds to the range %s with %i', async (range, status, contentRange, length) => {
    const response = await fetch(video.url, {headers: {range}})
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
    expect(await response.bytes()).toHaveLength(length)
  })

  it.each(['page.html', 'page.svg', 'code.js', 'noname'])(
    'sends %s as a sandboxed attachment',
    async (filename) => {
      const asset = await lake.client.assets.upload('file', Buffer.from(filename), {filename})
      const response = await fetch(asset.url)
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
    },
  )

  it.each([
    '..%2f..%2fdataset%2fproduction.ndjson',
    '..%5c..%5clock.json',
    `${'a'.repeat(40)}.txt`,
    `${'a'.repeat(40)}.mp4%00.png`,
  ])('returns 404 for the name %s', async (name) => {
    for (const kind of ['files', 'images']) {
      expect((await lake.request(`/${kind}/local/production/${name}`)).status).toBe(404)
    }
  })

  it('updates URLs after the port changed', async () => {
    const other = await startTestLake()
    const asset = await other.client.assets.upload('file', videoBytes, {filename: 'a.bin'})
    await other.lake.close()
    const moved = await startTestLake({dataDir: other.dataDir})
    const url = await moved.client.fetch<string>('*[_id == $id][0].url', {id: asset._id})
    expect(url).toContain(moved.lake.origin)
    expect((await fetch(url)).status).toBe(200)
    await moved.remove()
  })
})
