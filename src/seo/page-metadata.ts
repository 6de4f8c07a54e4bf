import type {Metadata} from 'next'
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
