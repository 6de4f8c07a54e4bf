import type {ClientConfig, SanityClient} from '@sanity/client'
import type {ComponentType} from 'react'
import type {DocumentLayoutProps} from 'sanity'

/**
 * What the Studio relies on inside Sanity, measured with sanity 6.16.0 and @sanity/client 8.7.0; beyond the types,
 * `sanity-internals.test.ts` fails when an upgrade changes it.
 */

/**
 * Makes the Studio talk through clients of ours. The option has no stable form: a workspace's `apiHost` alone would put
 * the project's id before the host's name.
 *
 * @param makeClient - gets what the Studio would give to `createClient`
 * @returns a part of a workspace's configuration
 */
export function clientsFrom(makeClient: (options: ClientConfig) => SanityClient) {
  return {unstable_clientFactory: makeClient}
}

/**
 * Makes a client fetch through a function of ours, listeners included.
 *
 * @param config - of the client
 * @param fetchThrough - instead of the browser's own
 * @returns the configuration for `createClient`
 */
export function fetchingThrough(config: ClientConfig, fetchThrough: typeof fetch): ClientConfig {
  return {...config, resolveFetch: () => fetchThrough}
}

/** The Studio reads a document's history from the transaction log, not from the newer events API. */
export const withoutEvents = {eventsAPI: {documents: false, releases: false}} as const

/**
 * Puts something around each open document, wherever the Studio opens it. The option has no stable form: components of
 * the form are within a tab, and come and go with it.
 *
 * @param layout - is handed what the Studio would render
 * @returns a part of the workspace's `document.components`
 */
export function aroundDocuments(layout: ComponentType<DocumentLayoutProps>) {
  return {unstable_layout: layout}
}

/**
 * Takes the large title off the form of a document: the head of its pane says the same, and a laptop shows three fields
 * instead of one. The option has no stable form.
 */
export const withoutFormTitle = {__experimental_formPreviewTitle: false} as const
