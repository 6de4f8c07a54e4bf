import {stegaClean} from '@sanity/client/stega'
import type {Metadata} from 'next'
import type {PAGE_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {fillTokens} from '#content/fill-tokens.ts'
import {settingTokens} from '#content/setting-tokens.ts'

type PageHead = Pick<NonNullable<PAGE_QUERY_RESULT>, 'path' | 'seo'>

/**
 * Makes title, description and canonical address of a page (G-1, G-4), free of the marks that draft mode puts
 * into texts.
 *
 * @param page - path and SEO fields of a page of the dataset
 * @returns metadata as Next takes it
 */
export async function pageMetadata(page: PageHead): Promise<Metadata> {
  const settings = await getSettings()
  const template = fillTokens(settings.titleTemplate, settingTokens(settings, new Date()))
  const {seo, path} = stegaClean(page)
  return {
    title: stegaClean(template).replace('%s', seo.title),
    description: seo.description,
    alternates: {canonical: path},
    ...(seo.noIndex === true ? {robots: {index: false}} : {}),
  }
}
