import {SANITY_VERSION} from 'sanity'
import {answersForSanity} from './sanity-api-stubs.ts'
import {createLocalClient} from './local-lake.ts'
import {clientsFrom, withoutEvents} from './sanity-internals.ts'
import {screenWithSaving} from './saving/saving-banner.tsx'
import type {WaitingWrites} from './saving/waiting-writes.ts'

/**
 * Returns the settings that differ from hosted Sanity: the lake's address, no login, retried writes and stubbed
 * requests to Sanity's hosts.
 */
export function localOnly(writes: WaitingWrites) {
  // The CLI defines a `window` without `fetch`.
  if (typeof window !== 'undefined' && 'fetch' in window) {
    const fetchFromNetwork = window.fetch.bind(window)
    const answer = answersForSanity(SANITY_VERSION)
    window.fetch = (input, init) => {
      const given = answer(input instanceof Request ? input.url : String(input))
      return given === undefined ? fetchFromNetwork(input, init) : Promise.resolve(given)
    }
  }
  return {
    studio: {components: {activeToolLayout: screenWithSaving(writes)}},
    // The lake serves the Studio, so both share one origin. The CLI has none.
    apiHost: typeof window === 'undefined' ? 'http://127.0.0.1:3333' : window.location.origin,
    ...clientsFrom((options) => createLocalClient(options, writes)),
    auth: {
      loginMethod: 'cookie' as const,
      redirectOnSingle: false,
      mode: 'replace' as const,
      providers: [],
    },
    // The local lake serves the transaction log, not the newer events API.
    beta: withoutEvents,
  }
}
