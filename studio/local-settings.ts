import {SANITY_VERSION} from 'sanity'
import {stubSanityApi} from './sanity-api-stubs.ts'
import {createLocalClient} from './local-lake.ts'
import {withClientFactory, withoutEventsApi} from './sanity-internals.ts'
import {savingToolLayout} from './saving/saving-banner.tsx'
import type {PendingWrites} from './saving/pending-writes.ts'

/**
 * Returns the settings that differ from hosted Sanity: the lake's address, no login, retried writes and stubbed
 * requests to Sanity's hosts.
 */
export function localSettings(writes: PendingWrites) {
  // The CLI defines a `window` without `fetch`.
  if (typeof window !== 'undefined' && 'fetch' in window) {
    const fetchFromNetwork = window.fetch.bind(window)
    const stub = stubSanityApi(SANITY_VERSION)
    window.fetch = (input, init) => {
      const response = stub(input instanceof Request ? input.url : String(input))
      return response === undefined ? fetchFromNetwork(input, init) : Promise.resolve(response)
    }
  }
  return {
    studio: {components: {activeToolLayout: savingToolLayout(writes)}},
    // The lake serves the Studio, so both share one origin. The CLI has none.
    apiHost: typeof window === 'undefined' ? 'http://127.0.0.1:3333' : window.location.origin,
    ...withClientFactory((options) => createLocalClient(options, writes)),
    auth: {
      loginMethod: 'cookie' as const,
      redirectOnSingle: false,
      mode: 'replace' as const,
      providers: [],
    },
    // The local lake serves the transaction log, not the newer events API.
    beta: withoutEventsApi,
  }
}
