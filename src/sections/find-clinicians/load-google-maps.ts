import {importLibrary, setOptions} from '@googlemaps/js-api-loader'
import {withDeadline} from '#lib/with-deadline.ts'

declare global {
  interface Window {
    /** Google calls it when it refuses the key. */
    gm_authFailure?: () => void
  }
}

/** The time before each further attempt, in milliseconds (MAP-6). */
const retryDelaysMs = [500, 1000, 2000]

/** How long a visitor waits for the map, all attempts together, in milliseconds (MAP-6). */
const timeoutMs = 20_000

let hasOptions = false

/**
 * Fetches Google's script and what the map needs of it, and tries three times more when it does not come (MAP-6).
 *
 * @param key - the key of this site
 * @param onRefused - called when Google refuses the key, which it may say long after the script came
 * @throws Error of the last attempt, also when Google does not answer for 20 seconds
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
