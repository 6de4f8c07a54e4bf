import type {PublicPage} from '#content/queries/get-public-pages.ts'
import {escapeHtml} from '#lib/escape-html.ts'
import {addressesPerSitemap, sitemapPartCount, sitemapPartFile} from '#shared/generated-files.ts'

type ListedPage = Pick<PublicPage, 'path' | 'modified' | 'listPages'>

interface Entry {
  path: string
  /** As RFC 3339 has it. */
  modified: string
}

/**
 * Lists pages for search engines (SEO-1, sitemaps.org): all of them, or, when they are more than one file holds, the
 * files that do.
 *
 * @param pages - that may be found
 * @param origin - of the site, without a slash at its end
 * @returns XML
 */
export function composeSitemap(pages: readonly ListedPage[], origin: string): string {
  const entries = entriesOf(pages)
  const count = sitemapPartCount(entries.length)
  if (count === 0) return document('urlset', 'url', entries, origin)
  const parts = Array.from({length: count}, (_, index) => ({
    path: sitemapPartFile(index + 1),
    modified: newest(partOf(entries, index + 1)),
  }))
  return document('sitemapindex', 'sitemap', parts, origin)
}

/**
 * Lists the pages of one part of a sitemap that is an index.
 *
 * @param pages - that may be found, all of them
 * @param origin - of the site, without a slash at its end
 * @param number - of the part, from 1
 * @returns XML; null when the sitemap has no such part
 */
export function composeSitemapPart(
  pages: readonly ListedPage[],
  origin: string,
  number: number,
): string | null {
  const entries = entriesOf(pages)
  if (number > sitemapPartCount(entries.length)) return null
  return document('urlset', 'url', partOf(entries, number), origin)
}

const entriesOf = (pages: readonly ListedPage[]): Entry[] =>
  pages.flatMap(({path, modified, listPages}) =>
    [path, ...listPages].map((each) => ({path: each, modified})),
  )

const partOf = (entries: readonly Entry[], number: number) =>
  entries.slice((number - 1) * addressesPerSitemap, number * addressesPerSitemap)

const newest = (entries: readonly Entry[]) =>
  entries.reduce((latest, {modified}) => (modified > latest ? modified : latest), '')

function document(
  root: string,
  element: string,
  entries: readonly Entry[],
  origin: string,
): string {
  const items = entries.flatMap(({path, modified}) => [
    `<${element}>`,
    `<loc>${escapeHtml(origin + path)}</loc>`,
    `<lastmod>${modified}</lastmod>`,
    `</${element}>`,
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${root}>`,
    '',
  ].join('\n')
}
