import type {CaptureResult} from 'posthog-js'
import {splitVariant} from '#routing/page-variants.ts'

/** Properties that no event may contain, because they can identify a person or what they read. */
const removedProperties = new Set([
  'title',
  '$title',
  '$ip',
  '$set',
  '$set_once',
  '$raw_user_agent',
])

const email = /[^\s@]+@[^\s@]+\.[^\s@]+/

/**
 * Removes personal data from an event: query and fragment of URLs, postcode districts in paths, and values that
 * contain an email address (AN-1).
 */
export function maskEvent(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null
  const properties = Object.entries(event.properties).flatMap(([name, value]: [string, unknown]) =>
    removedProperties.has(name) || containsEmail(value)
      ? []
      : [[name, maskValue(name, value)] as const],
  )
  // Keeps PostHog from looking up the location of the IP address.
  const maskedEvent = {
    ...event,
    properties: {...Object.fromEntries(properties), $geoip_disable: true},
  }
  delete maskedEvent.$set
  delete maskedEvent.$set_once
  return maskedEvent
}

function maskValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (name.endsWith('pathname')) return pageOf(value)
  const address = /^https?:/.test(value) ? URL.parse(value) : null
  return address === null ? value : address.origin + pageOf(address.pathname)
}

/** Removes a page variant, which can be a postcode district. */
function pageOf(path: string): string {
  return splitVariant(path)?.page ?? path
}

function containsEmail(value: unknown): boolean {
  return email.test(typeof value === 'string' ? value : JSON.stringify(value))
}
