import 'server-only'
import {configuration} from '#config/environment.server.ts'
import {isDevelopment} from '#config/runtime.ts'

/** Pages come from Next's cache, but in development may need compilation. */
const timeoutMs = isDevelopment() ? 30_000 : 2000

declare global {
  /** Set by the edge server. A stopping server refuses the connection that a request to itself needs. */
  var readCachedPage: ((path: string) => Promise<string | null>) | undefined
}

/** Reads a page's HTML from the cache that visitors get; null on failure. */
export async function readPage(path: string): Promise<string | null> {
  if (globalThis.readCachedPage) return await globalThis.readCachedPage(path)
  try {
    const response = await fetch(configuration().site.internalOrigin + path, {
      // Compression would cost more than it saves on the loopback interface.
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
