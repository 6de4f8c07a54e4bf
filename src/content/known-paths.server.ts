import 'server-only'
import {contentClient} from './client.server.ts'
import {getPagePaths} from './queries/get-page-paths.ts'

/** How long a path that is known may be taken for granted, and one that is not may be refused, in milliseconds. */
const knownTtlMs = 10_000
const unknownTtlMs = 1000
/** More refused paths than this come from somebody who is guessing; they are asked for again. */
const maxUnknown = 1000

let known: ReadonlySet<string> = new Set()
let knownUntil = 0
const unknownUntil = new Map<string, number>()

/**
 * Says whether a published page stands at a path. A page that was published a moment ago is found at once, as only
 * paths that are known are remembered for long.
 *
 * @param path - a path as stored on the page document
 * @param now - milliseconds since the epoch
 * @throws when the content lake does not answer
 */
export async function isKnownPath(path: string, now: number): Promise<boolean> {
  if (now > knownUntil) {
    known = new Set(await getPagePaths())
    knownUntil = now + knownTtlMs
  }
  if (known.has(path)) return true
  if ((unknownUntil.get(path) ?? 0) > now) return false
  const exists = await contentClient.fetch<boolean>(
    'count(*[_type == "page" && path.current == $path]) > 0',
    {path},
  )
  if (exists) known = new Set([...known, path])
  else {
    if (unknownUntil.size >= maxUnknown) unknownUntil.clear()
    unknownUntil.set(path, now + unknownTtlMs)
  }
  return exists
}
