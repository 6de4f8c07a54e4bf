import {randomBytes} from 'node:crypto'
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import type {SanityImageAssetDocument} from '@sanity/client'
import sharp from 'sharp'
import {z} from 'zod'
import {imageWidths} from '#model/media-variants.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {contentClient, dataFolder, lake, origin: site} = siteContent

const cache = join(import.meta.dirname, '../../..', dataFolder, 'content-lake/image-cache')
const health = z.object({images: z.object({rendering: z.number(), waiting: z.number()})})

async function load(): Promise<number> {
  const {images} = health.parse(await (await fetch(`${lake}/_lake/health`)).json())
  return images.rendering + images.waiting
}

/** Uploads a picture that takes long to render, hands it on, and deletes it. */
async function withSlowPicture(
  action: (asset: SanityImageAssetDocument) => Promise<void>,
): Promise<void> {
  const raw = {width: 2400, height: 2400, channels: 3} as const
  const noise = sharp(randomBytes(2400 * 2400 * 3), {raw}).png({compressionLevel: 0})
  const asset = await contentClient.assets.upload('image', await noise.toBuffer())
  try {
    await action(asset)
  } finally {
    await contentClient.delete(asset._id)
  }
}

/** As pages write them. */
const addressesOf = ({url}: SanityImageAssetDocument) =>
  imageWidths.map(
    (width) => `${site}/media/images/${url.split('/').at(-1)}?w=${width}&fit=max&auto=format`,
  )

const renditionsOf = ({sha1hash}: SanityImageAssetDocument) =>
  readdirSync(cache).filter((name) => name.startsWith(sha1hash))

test('OPS-5: a picture is given up when its visitor leaves', async () => {
  await withSlowPicture(async (asset) => {
    const visitor = new AbortController()
    const requests = addressesOf(asset).flatMap((address) =>
      ['image/webp', 'image/jpeg'].map((accept) =>
        fetch(address, {headers: {accept}, signal: visitor.signal}),
      ),
    )
    const left = Promise.allSettled(requests)
    await expect.poll(load, {intervals: [20]}).toBeGreaterThan(2)
    visitor.abort()
    await left
    await expect.poll(load, {intervals: [20]}).toBe(0)
    expect(renditionsOf(asset).length).toBeLessThan(requests.length)
    expect((await fetch(addressesOf(asset)[0] ?? '')).status).toBe(200)
  })
})

test('GDPR: a picture that is deleted is gone from the site', async () => {
  await withSlowPicture(async (asset) => {
    const [address = ''] = addressesOf(asset)
    const picture = await fetch(address)
    expect((await sharp(await picture.bytes()).metadata()).width).toBe(imageWidths[0])
    expect(renditionsOf(asset)).toHaveLength(1)
    await contentClient.delete(asset._id)
    expect(renditionsOf(asset)).toEqual([])
    // What the site keeps itself goes when it is told (decision 103).
    await expect
      .poll(async () => {
        const {status, headers} = await fetch(address)
        return [status, headers.get('cache-control')]
      })
      .toEqual([404, 'no-store'])
  })
})
