import {stegaClean} from '@sanity/client/stega'
import type {Metadata} from 'next'
import {getNotFoundPage} from '#content/queries/get-not-found-page.ts'

/** Metadata of the not-found page (NF-1). */
export async function notFoundMetadata(): Promise<Metadata> {
  const {seoTitle, seoDescription} = stegaClean(await getNotFoundPage())
  return {title: seoTitle, description: seoDescription}
}
