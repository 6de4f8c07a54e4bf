import 'server-only'
import {subscribe, unsubscribe} from 'node:diagnostics_channel'
import type {Configuration} from '#config/configuration.ts'
import {type PublishedMedia, readPublishedMedia} from '#content/published-media.server.ts'
import {revalidationChannel} from '#lib/revalidation-channel.ts'
import {mediaLimits} from '#server/media/site-media.ts'
import type {Job} from './job.ts'
import {repeat} from './repeat.ts'

const retryMs = 5000

/**
 * Starts comparing the pictures and files that the edge server keeps with those there are (decision 103): now, with
 * every change of content that is told, and as often as content is compared. What was deleted is removed (erasure), and
 * films and files for downloading are fetched before anybody asks for them.
 *
 * @param settings - of the site
 * @returns `null` where nothing is kept: with hosted Sanity, whose CDN has the files, and without the edge server
 */
export function startMediaCheck({
  content,
  contentCheckMs,
}: Pick<Configuration, 'content' | 'contentCheckMs'>): Job | null {
  const media = globalThis.siteMedia
  if (media === undefined || content.lakeOrigin === null) return null
  const rhythm = {everyMs: contentCheckMs, retryMs: Math.min(retryMs, contentCheckMs)}
  const job = repeat('Kept pictures could not be compared', rhythm, async (signal) => {
    const {assets, files} = await readPublishedMedia()
    media.retain(assets)
    for (const address of worthPreparing(files)) {
      if (signal.aborted) return
      await media.prepare(address)
    }
  })
  const onChange = () => job.repeatSoon()
  subscribe(revalidationChannel, onChange)
  return {
    // What is cut short is made again at the next start.
    stop: () => {
      unsubscribe(revalidationChannel, onChange)
      void job.stop()
      return Promise.resolve()
    },
  }
}

/** As many as there is room for, the newest first. */
function worthPreparing(files: PublishedMedia['files']): string[] {
  let bytes = 0
  return files.flatMap(({address, size}) => {
    const fits = size <= mediaLimits.maxFileBytes && bytes + size <= mediaLimits.maxPreparedBytes
    if (fits) bytes += size
    return fits ? [address] : []
  })
}
