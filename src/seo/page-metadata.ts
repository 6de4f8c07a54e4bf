import type {Metadata} from 'next'
import type {ListPosition} from '#content/queries/list-position.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {composePageMetadata, type PageHead} from './compose-metadata.ts'
import {stegaClean} from '@sanity/client/stega'
import {getNotFoundPage} from '#content/queries/get-frame.ts'

/** Returns the metadata of a page, with fallbacks from the site settings (G-1, G-4). */
export async function pageMetadata(page: PageHead, isVariant = false): Promise<Metadata> {
  const metadata = composePageMetadata(page, await getSettings(), new Date())
  // Only the page itself is indexed; variants repeat it for one place or subject.
  return isVariant ? {...metadata, robots: {index: false}} : metadata
}

/** A list page, and the label before its number. */
export interface ListHead {
  position: ListPosition
  label: string
}

/** Adds the page number to the title after the first list page. */
export function withListPage(head: PageHead, list: ListHead | null): PageHead {
  if (list === null || list.position.number === 1) return head
  const {path, number} = list.position
  const title = `${head.seo.title} – ${list.label.toLowerCase()} ${number}`
  return {...head, path, seo: {...head.seo, title}}
}

/** Metadata of a filtered list: a variant of the page with the list. `list` is null when it fits on one page. */
export async function filteredListMetadata(
  head: PageHead,
  label: string,
  list: ListHead | null,
): Promise<Metadata> {
  const {seo} = withListPage(
    {...head, seo: {...head.seo, title: `${head.seo.title} – ${label}`}},
    list,
  )
  const metadata = await pageMetadata({...head, seo}, true)
  if (list === null) return metadata
  const {previous, next} = list.position
  return {...metadata, pagination: {previous, next}}
}

/** Metadata of a list page, which is its own canonical page. It has the first page's share image and no Markdown. */
export async function listPageMetadata(head: PageHead, list: ListHead): Promise<Metadata> {
  const {path, previous, next} = list.position
  const {seo} = withListPage(head, list)
  const {alternates, openGraph, ...metadata} = await pageMetadata({...head, seo})
  const isFirst = path === head.path
  return {
    ...metadata,
    alternates: isFirst ? alternates : {canonical: path},
    openGraph: {...openGraph, url: path},
    pagination: {previous, next},
  }
}

/** Metadata of the not-found page (NF-1). */
export async function notFoundMetadata(): Promise<Metadata> {
  const {seoTitle, seoDescription} = stegaClean(await getNotFoundPage())
  return {title: seoTitle, description: seoDescription}
}
