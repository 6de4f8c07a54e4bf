import type {Metadata} from 'next'
import {getSettings} from '#content/queries/get-settings.ts'
import {composePageMetadata, type PageHead} from './compose-metadata.ts'

/**
 * Makes title, description and canonical address of a page (G-1, G-4) with the site settings.
 *
 * @param page - path and SEO fields of a page of the dataset
 * @returns metadata as Next takes it
 */
export async function pageMetadata(page: PageHead): Promise<Metadata> {
  return composePageMetadata(page, await getSettings(), new Date())
}
