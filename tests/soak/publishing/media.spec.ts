import {randomBytes} from 'node:crypto'
import {expect, test} from '@playwright/test'
import sharp from 'sharp'
import {optimizerUrl} from '#shared/media-paths.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {contentClient, origin: site} = siteContent

test('a deleted image returns 404 (OPS-5, GDPR)', async () => {
  const raw = {width: 400, height: 400, channels: 3} as const
  const noise = await sharp(randomBytes(400 * 400 * 3), {raw})
    .jpeg()
    .toBuffer()
  const asset = await contentClient.assets.upload('image', noise)
  const address = site + optimizerUrl(`/media/images/${asset.url.split('/').at(-1)}`, 320)
  const image = await fetch(address)
  expect((await sharp(await image.bytes()).metadata()).width).toBe(320)
  await contentClient.delete(asset._id)
  await expect.poll(async () => (await fetch(address)).status).toBe(404)
})
