import type {AnalyticsConfiguration} from '#config/analytics.ts'
import type {Store} from '#shared/stores.ts'

/** How long the provider may take, in milliseconds. */
const timeoutMs = 10_000

/**
 * Hands the address of somebody who waits for the app to the analytics provider, because they pressed the button that
 * says so (MOD-4). It needs no consent to analytics: nothing is stored on the device, and the event belongs to nobody
 * else's: its id is new each time and kept nowhere. One request, no library.
 *
 * @param interest - the address, and the store it is about
 * @param configuration - where it goes
 * @throws when it was not taken, for whatever reason: nobody may be thanked then
 */
export async function sendDownloadInterest(
  {email, store}: {email: string; store: Store},
  {key, host}: AnalyticsConfiguration,
): Promise<void> {
  const answer = await fetch(`${host}/i/v0/e/`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      api_key: key,
      event: 'download_interest',
      distinct_id: newId(),
      properties: {email, store, $process_person_profile: false, $geoip_disable: true},
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`The analytics provider answered ${answer.status}.`)
}

/** `crypto.randomUUID` is there on secure origins alone. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
