import 'server-only'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import type {Configuration} from '#config/configuration.ts'
import {refreshKnownPaths} from '#content/known-paths.server.ts'
import {warmAfterChange} from '#content/warm-after-change.server.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {noteContentKnown} from '#lib/site-metrics.ts'
import {refreshSearch} from '#search/search-state.server.ts'
import {PageSharing} from '#server/shared-pages/page-sharing.ts'
import {storeOf} from '#server/shared-pages/store-of.ts'
import type {Job} from './job.ts'

const retryMs = 5000

/**
 * Starts to share pages, and what makes them stale, with the other processes of the site: through Redis when one is
 * named, otherwise through their PostgreSQL database. With SQLite there is one process, and nothing to share.
 *
 * @param settings - of the site
 * @param onLoss - called when changes of content may have been told that cannot be heard of any more
 * @returns `null` when there is nobody to share with
 */
export function startPageSharing(settings: Configuration, onLoss: () => void): Job | null {
  const store = storeOf(settings)
  if (store === null) return null
  const buildFolder = join(/* turbopackIgnore: true */ process.cwd(), '.next')
  const sharing = new PageSharing({
    store,
    build: readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8').trim(),
    onChange: follower(settings.site.internalOrigin),
    onLoss,
  })
  globalThis.sharedPages = sharing
  sharing.start()
  return {stop: () => sharing.stop()}
}

/** Does what the webhook's route does, for what another machine's was told. */
function follower(origin: string): () => void {
  let changes = 0
  const follow = async (change: number) => {
    for (let isFirst = true; ; isFirst = false) {
      const knowsPaths = await refreshesPaths(isFirst)
      // Also without the content lake: the others may have rendered what is stale. The machine that was told first
      // begins with the first page, so that each is rendered once.
      await warmAfterChange(origin, [], 'lastFirst')
      // A change that came meanwhile does the same, and later.
      if (knowsPaths || change !== changes) break
      await sleep(retryMs, undefined, {ref: false})
    }
    await refreshSearch()
  }
  return () => {
    noteContentKnown()
    changes += 1
    follow(changes).catch((error: unknown) =>
      console.error('The search is not up to date:', describeFailure(error)),
    )
  }
}

async function refreshesPaths(shouldTell: boolean): Promise<boolean> {
  try {
    await refreshKnownPaths()
    return true
  } catch (error) {
    if (shouldTell) console.error('The paths are not up to date:', describeFailure(error))
    return false
  }
}
