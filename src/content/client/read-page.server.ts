import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {isDevelopment} from '#config/runtime.ts'

/** A page comes from Next's cache; in development it may have to be compiled first. */
const timeoutMs = isDevelopment() ? 30_000 : 2000

/**
 * Reads a page as visitors get it, from the cache that they get it from: it costs no query, and is as fresh as theirs.
 *
 * @param path - of a page that is known
 * @returns its HTML, `null` when it does not come
 */
export async function readPage(path: string): Promise<string | null> {
  try {
    const response = await fetch(configuration().site.internalOrigin + path, {
      // Nobody else reads it: compressing it would cost more than it saves.
      headers: {'accept-encoding': 'identity'},
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
