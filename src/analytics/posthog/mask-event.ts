import type {CaptureResult} from 'posthog-js'
import {splitVariant} from '#routing/page-variants.ts'

/** Properties that no event may contain, because they can identify a person or what they read. */
const forbidden = new Set(['title', '$title', '$ip', '$set', '$set_once', '$raw_user_agent'])

const email = /[^\s@]+@[^\s@]+\.[^\s@]+/

/**
 * Removes personal data from an event: query and fragment of URLs, postcode districts in paths, and values that
 * contain an email address (AN-1).
 */
export function maskEvent(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null
  const kept = Object.entries(event.properties).flatMap(([name, value]: [string, unknown]) =>
    forbidden.has(name) || holdsEmail(value) ? [] : [[name, masked(name, value)] as const],
  )
  // Keeps PostHog from looking up the location of the IP address.
  const sent = {...event, properties: {...Object.fromEntries(kept), $geoip_disable: true}}
  delete sent.$set
  delete sent.$set_once
  return sent
}

function masked(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (name.endsWith('pathname')) return pageOf(value)
  const address = /^https?:/.test(value) ? URL.parse(value) : null
  return address === null ? value : address.origin + pageOf(address.pathname)
}

/** Removes a page variant, which can be a postcode district. */
function pageOf(path: string): string {
  return splitVariant(path)?.page ?? path
}

function holdsEmail(value: unknown): boolean {
  return email.test(typeof value === 'string' ? value : JSON.stringify(value))
}
