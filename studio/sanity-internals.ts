import type {ClientConfig, SanityClient} from '@sanity/client'
import type {ComponentType} from 'react'
import {type Observable, switchMap} from 'rxjs'
import type {DocumentLayoutProps, DocumentPreviewStore, PreparedSnapshot} from 'sanity'
import type {DocumentLocationResolver, DocumentLocationResolvers} from 'sanity/presentation'

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
 * Lets a type of documents ask the dataset where it is shown: the types of Presentation allow a function for all types
 * alone, which could then select nothing from the document, and its code takes one for each.
 *
 * @param resolvers - by the name of the type
 */
export function locationsByType(
  resolvers: Readonly<Record<string, DocumentLocationResolvers[string] | DocumentLocationResolver>>,
): DocumentLocationResolvers
export function locationsByType(resolvers: object): object {
  return resolvers
}

/** What of Sanity's store makes what is shown of a document. */
type PreviewStore = Pick<DocumentPreviewStore, 'observeForPreview'>

const extended = new WeakSet<PreviewStore>()

/**
 * Extends what is shown of each document in lists, references and search results. `components.preview` of a schema type
 * is for the two last alone: the rows of the Studio's lists are always Sanity's own, `prepare` of a type cannot wait
 * for anything, and takes nothing but text for what it returns. All of them take what they show from this one store.
 *
 * @param store - of the Studio; it is extended once, however often this is called
 * @param extend - gets what is shown, and says it again with what it adds whenever it knows more
 */
export function extendPreviews(
  store: PreviewStore,
  extend: (prepared: PreparedSnapshot) => Observable<PreparedSnapshot>,
): void {
  if (extended.has(store)) return
  extended.add(store)
  const {observeForPreview} = store
  store.observeForPreview = (...asked) => observeForPreview(...asked).pipe(switchMap(extend))
}
