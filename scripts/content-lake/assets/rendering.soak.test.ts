import {randomBytes} from 'node:crypto'
import sharp from 'sharp'
import {z} from 'zod'
import {refusalOf, startTestLake, until} from '#content-lake/testing/lake.ts'

// Starting processes can be slow on a busy machine.
const eventually = (condition: Parameters<typeof until>[0]) => until(condition, 30_000)

const maxRendering = 2
const maxWaiting = 64

const lake = await startTestLake()
const {assets} = lake.client
const raw = {width: 800, height: 800, channels: 3} as const
const bytes = sharp(randomBytes(800 * 800 * 3), {raw})
const noise = await assets.upload('image', await bytes.png({compressionLevel: 0}).toBuffer())
afterAll(() => lake.remove())

/** Requests an image that is slow to encode. Each number is a different image. */
function fetchSlowImage(number: number, signal: AbortSignal): Promise<Response> {
  return fetch(`${noise.url}?fm=png&w=${800 - number}`, {signal})
}

const healthSchema = z.object({images: z.object({rendering: z.number(), waiting: z.number()})})

async function load(): Promise<{rendering: number; waiting: number}> {
  return healthSchema.parse(await (await lake.request('/_lake/health')).json()).images
}

it('upload has an upper limit of pixels (OPS-5)', async () => {
  const create = {width: 8001, height: 5000, channels: 3, background: '#fff'} as const
  const huge = await sharp({create}).png({compressionLevel: 1}).toBuffer()
  const refusal = await refusalOf(lake.client.assets.upload('image', huge))
  expect(refusal.status).toBe(400)
  expect(refusal.message).toContain('more than 40 megapixels')
})

describe('image renderer', () => {
  it('renders two images in parallel, queues a limited number, and refuses more (OPS-5)', async () => {
    const clients = new AbortController()
    const responses: Response[] = []
    let requested = 0
    await eventually(async () => {
      void fetchSlowImage((requested += 1), clients.signal).then(
        (response) => responses.push(response),
        () => undefined,
      )
      await load()
      return responses.some(({status}) => status === 503)
    })
    expect(requested).toBeGreaterThan(maxRendering + maxWaiting)
    const refused = responses.find(({status}) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('2')
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect(await refused?.text()).toContain('waiting')
    const {rendering, waiting} = await load()
    expect(rendering).toBe(maxRendering)
    expect(waiting).toBeGreaterThan(0)
    expect(waiting).toBeLessThanOrEqual(maxWaiting)
    // Queries don't wait for images.
    expect(await lake.client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
    clients.abort()
  })
})
