import type {Metadata} from 'next'
import type {ListPosition} from '#content/queries/list-position.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {composePageMetadata, type PageHead} from './compose-metadata.ts'

/**
 * Makes title, description and canonical address of a page (G-1, G-4) with the site settings.
 *
 * @param page - path and SEO fields of a page of the dataset
 * @param isVariant - whether it is a variant of that page
 * @returns metadata as Next takes it
 */
export async function pageMetadata(page: PageHead, isVariant = false): Promise<Metadata> {
  const metadata = composePageMetadata(page, await getSettings(), new Date())
  // Search engines get the page itself: a variant says the same about one place or subject.
  return isVariant ? {...metadata, robots: {index: false}} : metadata
}

/** A page of a list, and the word before its number. */
export interface ListHead {
  position: ListPosition
  label: string
}

/**
 * Says of a page which of a list's pages it is: after the first, the number stands in its title.
 *
 * @param head - of the page that the list stands on
 * @param list - null where a page holds the list
 * @returns what its title and its data for machines are made of
 */
export function withListPage(head: PageHead, list: ListHead | null): PageHead {
  if (list === null || list.position.number === 1) return head
  const {path, number} = list.position
  const title = `${head.seo.title} – ${list.label.toLowerCase()} ${number}`
  return {...head, path, seo: {...head.seo, title}}
}

/**
 * Makes the metadata of a page of a list that is filtered: a variant of the page that the list stands on, with the
 * words of the filter and the number in its title.
 *
 * @param head - of the page that the list stands on
 * @param label - what the filter leaves
 * @param list - which of the list's pages it is; null where a page holds what is left
 */
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

/**
 * Makes the metadata of a page of a list: each is its own canonical page, and names those before and after it. It has
 * the share picture of the first, and no Markdown of its own.
 *
 * @param head - of the page that the list stands on
 * @param list - which of the list's pages it is
 */
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
