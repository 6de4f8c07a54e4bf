import {SANITY_VERSION} from 'sanity'
import {answersForSanity} from './sanity-api-stubs.ts'
import {createLocalClient} from './local-lake.ts'
import {clientsFrom, withoutEvents} from './sanity-internals.ts'
import {screenWithSaving} from './saving/saving-banner.tsx'
import type {WaitingWrites} from './saving/waiting-writes.ts'

/**
 * Everything in which the Studio on the local content lake differs from the one on hosted Sanity: where it finds the
 * lake, that it needs no login, what the lake has no service for, what happens when it does not take what is written,
 * and that nothing is asked of Sanity's own hosts.
 *
 * @param writes - is told what waits to be saved
 * @returns a part of the workspace's configuration
 */
export function localOnly(writes: WaitingWrites) {
  // The window of the command line has no network.
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
    // The lake serves the Studio itself, so both have one origin; the command line has none.
    apiHost: typeof window === 'undefined' ? 'http://127.0.0.1:3333' : window.location.origin,
    ...clientsFrom((options) => createLocalClient(options, writes)),
    auth: {
      loginMethod: 'cookie' as const,
      redirectOnSingle: false,
      mode: 'replace' as const,
      providers: [],
    },
    // The local lake answers the transaction log, not the newer events API.
    beta: withoutEvents,
  }
}
