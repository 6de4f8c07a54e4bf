import 'server-only'
import {mkdir, readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import type {Configuration} from '#config/configuration.ts'
import {cacheFolders, inBuild} from '#config/next-internals.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {invalidations} from '#revalidation/channels.ts'
import {typeTag} from '#cache-tags/cache-tags.ts'

interface Options {
  build?: string
  /** How long after a deletion Next's optimizer may still store the image. */
  storedAfterMs?: number
}

/**
 * Erases deleted images from the cache of Next's optimizer, which would keep them for a year (GDPR, article 17). It
 * empties the whole cache, at the start and when the webhook reports a deletion: deletions are rare, and images are
 * optimized again on demand. With hosted Sanity, whose CDN serves the images, there is nothing to erase.
 */
export function startImageErasure(
  {content}: Pick<Configuration, 'content'>,
  {build = join(process.cwd(), '.next'), storedAfterMs = 30_000}: Options = {},
): void {
  if (content.lakeOrigin === null) return
  const images = inBuild(build, cacheFolders.images)
  const empty = () =>
    emptyFolder(images).catch((error: unknown) => {
      console.error('Deleted images could not be erased:', describeFailure(error))
    })
  void empty()
  invalidations.subscribe((tags) => {
    if (!Array.isArray(tags) || !tags.includes(typeTag('sanity.imageAsset'))) return
    // The optimizer may be processing a deleted image.
    void empty().then(() => setTimeout(storedAfterMs, undefined, {ref: false}).then(empty))
  })
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const names = await readdir(folder)
  await Promise.all(names.map((name) => rm(join(folder, name), {recursive: true, force: true})))
}
