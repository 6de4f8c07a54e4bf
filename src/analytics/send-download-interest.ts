import type {AnalyticsConfiguration} from '#config/configuration.ts'
import type {Store} from '#shared/stores.ts'

const timeoutMs = 10_000

/**
 * Sends an email address to the analytics provider because the visitor pressed the button that says so (MOD-4). It
 * needs no consent to analytics: it stores nothing on the device, and the event's id is random.
 *
 * @throws Error when the provider refuses the request or doesn't respond, so that the form doesn't report success
 */
export async function sendDownloadInterest(
  {email, store}: {email: string; store: Store},
  {key, host}: AnalyticsConfiguration,
): Promise<void> {
  const response = await fetch(`${host}/i/v0/e/`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      api_key: key,
      event: 'download_interest',
      distinct_id: randomId(),
      properties: {email, store, $process_person_profile: false, $geoip_disable: true},
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok)
    throw new Error(`The analytics provider responded with status ${response.status}.`)
}

/** `crypto.randomUUID` exists only on secure origins. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
