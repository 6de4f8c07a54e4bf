import 'server-only'
import {mkdir, readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {z} from 'zod'
import type {Configuration} from '#config/configuration.ts'
import {cacheFolders} from '#config/next-internals.ts'
import {readStoredJson, storeJson} from '#content/client/json-file-cache.server.ts'
import {readImagePaths} from '#content/media/image-paths.server.ts'
import {invalidations} from '#revalidation/channels.ts'
import {typeTag} from '#cache-tags/cache-tags.ts'
import {type Job, repeat} from '#lib/repeat.ts'

const retryMs = 5000
/** Longer than Next's optimizer takes to fetch, convert and store an image. */
const optimizerMs = 30_000

/** Stored in the folder that a build leaves alone, like the images. */
const listName = 'cache/image-paths'
const pathsSchema = z.array(z.string())

/**
 * Starts erasing deleted images from the cache of Next's optimizer, which would keep them for a year (GDPR, article
 * 17). It reacts to the webhook, and finds missed deletions by comparing the dataset's images with the last known
 * list. It empties the whole cache: deletions are rare, and images are optimized again on demand.
 *
 * @param storedAfterMs - how long after a deletion the optimizer may still store the image
 * @returns `null` with hosted Sanity, whose CDN serves the images
 */
export function startImageErasure(
  {content, contentCheckMs}: Pick<Configuration, 'content' | 'contentCheckMs'>,
  storedAfterMs = optimizerMs,
): Job | null {
  if (content.lakeOrigin === null) return null
  const images = join(/* turbopackIgnore: true */ process.cwd(), '.next', cacheFolders.images)
  const rhythm = {everyMs: contentCheckMs, retryMs: Math.min(retryMs, contentCheckMs)}
  let hasDeletion = false
  const job = repeat('Deleted images could not be erased', rhythm, async (signal) => {
    const present = await readImagePaths(signal)
    const known = readStoredJson(listName, pathsSchema)
    if (known === null) await empty(images)
    else if (hasDeletion || !known.every((path) => present.has(path))) {
      hasDeletion = false
      await empty(images)
      // The optimizer may have been processing a deleted image.
      await setTimeout(storedAfterMs, undefined, {signal, ref: false})
      await empty(images)
    }
    storeJson(listName, [...present])
  })
  const onChange = (tags: unknown) => {
    if (!Array.isArray(tags) || !tags.includes(typeTag('sanity.imageAsset'))) return
    hasDeletion = true
    job.runSoon()
  }
  invalidations.subscribe(onChange)
  return {
    // The next start repeats interrupted work.
    stop: async () => {
      invalidations.unsubscribe(onChange)
      await job.stop()
    },
  }
}

async function empty(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const names = await readdir(folder)
  await Promise.all(names.map((name) => rm(join(folder, name), {recursive: true, force: true})))
}
