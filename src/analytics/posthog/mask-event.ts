import type {CaptureResult} from 'posthog-js'
import {splitVariant} from '#routing/page-variants.ts'

/** What no event may hold: titles say what a page is about, addresses of the network who is there. */
const forbidden = new Set(['title', '$title', '$ip', '$set', '$set_once', '$raw_user_agent'])

const email = /[^\s@]+@[^\s@]+\.[^\s@]+/

/**
 * Takes out of an event what says more than which page was seen and what was pressed there (RULES of masking, AN-1):
 * the query and the hash of every address, the part of a path that says where somebody lives, and whatever looks like
 * an e-mail address.
 *
 * @param event - what the library is about to send
 * @returns the event without all that
 */
export function maskEvent(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null
  const kept = Object.entries(event.properties).flatMap(([name, value]: [string, unknown]) =>
    forbidden.has(name) || holdsEmail(value) ? [] : [[name, masked(name, value)] as const],
  )
  // Else PostHog would say where somebody is by the address of the network.
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

/** A variant of a page can name a postcode district. */
function pageOf(path: string): string {
  return splitVariant(path)?.page ?? path
}

function holdsEmail(value: unknown): boolean {
  return email.test(typeof value === 'string' ? value : JSON.stringify(value))
}
