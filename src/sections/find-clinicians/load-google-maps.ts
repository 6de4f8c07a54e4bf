import {importLibrary, setOptions} from '@googlemaps/js-api-loader'
import {withDeadline} from '#lib/with-deadline.ts'

declare global {
  interface Window {
    /** Called by Google's script when it rejects the key. */
    gm_authFailure?: () => void
  }
}

/** Delay before each retry (MAP-6). */
const retryDelaysMs = [500, 1000, 2000]

/** Total time for all attempts (MAP-6). */
const timeoutMs = 20_000

let hasOptions = false

/**
 * Loads Google's script and the map libraries, with up to three retries (MAP-6).
 *
 * @param onRefused - called when Google rejects the key, possibly long after loading
 * @throws Error of the last attempt, or after 20 seconds without a response
 */
export async function loadGoogleMaps(key: string, onRefused: () => void): Promise<void> {
  window.gm_authFailure = onRefused
  if (!hasOptions) setOptions({key, v: 'weekly', region: 'GB', language: 'en-GB'})
  hasOptions = true
  await withDeadline(loadLibraries(), timeoutMs)
}

async function loadLibraries(): Promise<void> {
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      await Promise.all([importLibrary('core'), importLibrary('maps'), importLibrary('marker')])
      return
    } catch (error) {
      if (delayMs === null) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}
