/** All pages that search engines may list (SEO-1). */
export const sitemapFile = '/sitemap.xml'

/** What search engines may read (SEO-1). */
export const robotsFile = '/robots.txt'

/** What language models are told to read first (SEO-3, llmstxt.org). */
export const llmsFile = '/llms.txt'

/** Who to tell about a weakness of the site (RFC 9116). */
export const securityFile = '/.well-known/security.txt'

/** How many addresses one sitemap holds: about a megabyte of 50, and a fifth of those that sitemaps.org allows. */
export const addressesPerSitemap = 10_000

/** Where a part of a sitemap is rendered, with its number behind: nobody is sent there, its file shows it. */
export const sitemapPartRoute = '/sitemap-part'

/**
 * Names a part of the sitemap of a site with more pages than one file holds. It stands beside the index: below a folder
 * it could name nothing but what lies in that folder (sitemaps.org).
 *
 * @param number - of the part, from 1
 */
export const sitemapPartFile = (number: number): string => `/sitemap-${number}.xml`

/**
 * Reads a path as that of a part of the sitemap: the counterpart of `sitemapPartFile`.
 *
 * @param path - of a request
 * @returns the number of the part, null for every other path
 */
export function parseSitemapPart(path: string): number | null {
  const number = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1]
  return number === undefined ? null : Number(number)
}

/**
 * Says in how many parts addresses are listed.
 *
 * @param addresses - how many there are
 * @returns 0 while the sitemap itself holds them all
 */
export const sitemapPartCount = (addresses: number): number =>
  addresses <= addressesPerSitemap ? 0 : Math.ceil(addresses / addressesPerSitemap)
