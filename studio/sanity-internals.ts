import type {ClientConfig, SanityClient} from '@sanity/client'
import type {ComponentType} from 'react'
import type {DocumentLayoutProps} from 'sanity'

// Unstable options of Sanity, checked with sanity 6.16.0 and @sanity/client 8.7.0. `sanity-internals.test.ts` fails
// when an upgrade changes them.

/**
 * Replaces the Studio's client factory. A workspace's `apiHost` alone would prefix the host name with the project id.
 */
export function withClientFactory(createClient: (options: ClientConfig) => SanityClient) {
  return {unstable_clientFactory: createClient}
}

/** Makes a client use another fetch function, including for listeners. */
export function withFetch(config: ClientConfig, fetchFunction: typeof fetch): ClientConfig {
  return {...config, resolveFetch: () => fetchFunction}
}

/** Reads a document's history from the transaction log instead of the newer events API. */
export const withoutEventsApi = {eventsAPI: {documents: false, releases: false}} as const

/** Wraps every open document. Form components are no substitute: they unmount with their tab. */
export function withDocumentLayout(layout: ComponentType<DocumentLayoutProps>) {
  return {unstable_layout: layout}
}

/**
 * Hides the large title of a form. The pane header repeats it, and without it a laptop shows three fields instead of
 * one.
 */
export const withoutFormTitle = {__experimental_formPreviewTitle: false} as const

/**
 * Makes Sanity validate without waiting for idle moments. A busy computer has none for minutes, and nothing could be
 * published meanwhile.
 *
 * @returns the code of a module of Sanity; `null` when it contains no such wait
 */
export function withoutIdleWaits(code: string): string | null {
  const bounded = code.replaceAll(/win\?\.(request|cancel)IdleCallback \|\| /g, '')
  return bounded === code ? null : bounded
}
