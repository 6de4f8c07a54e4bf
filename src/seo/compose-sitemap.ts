import type {PublicPage} from '#content/queries/get-public-pages.ts'
import {escapeHtml} from '#lib/escape-html.ts'
import {addressesPerSitemap, sitemapPartCount, sitemapPartFile} from '#shared/generated-files.ts'

type ListedPage = Pick<PublicPage, 'path' | 'modified' | 'listPages'>

interface Entry {
  path: string
  /** RFC 3339 timestamp. */
  modified: string
}

/** Returns the sitemap, or an index of sitemap parts when one file can't hold all pages (SEO-1, sitemaps.org). */
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

/** Returns a part of the sitemap, counted from 1, or null when there is no such part. */
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
