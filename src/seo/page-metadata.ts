import {stegaClean} from '@sanity/client/stega'
import type {Metadata} from 'next'
import type {Page} from '@/content/queries/get-page'
import {getSettings} from '@/content/queries/get-settings'
import {fillTokens} from '@/content/fill-tokens'
import {settingTokens} from '@/content/setting-tokens'

/**
 * Makes title, description and canonical address of a page (G-1, G-4), free of the marks that draft mode puts
 * into texts.
 *
 * @param page - a page of the dataset
 * @returns metadata as Next takes it
 */
export async function pageMetadata(page: Page): Promise<Metadata> {
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
