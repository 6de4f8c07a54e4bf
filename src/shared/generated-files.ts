/** Sitemap (SEO-1). */
export const sitemapFile = '/sitemap.xml'

/** Rules for crawlers (SEO-1). */
export const robotsFile = '/robots.txt'

/** Overview for language models (SEO-3): see https://llmstxt.org. */
export const llmsFile = '/llms.txt'

/** Security contact (RFC 9116). */
export const securityFile = '/.well-known/security.txt'

/** Entries per sitemap file: about 1 MB of the 50 MB allowed, and a fifth of the entries allowed. */
export const addressesPerSitemap = 10_000

/** Route that renders a sitemap part; requests for `/sitemap-1.xml` are rewritten to it. */
export const sitemapPartRoute = '/sitemap-part'

/**
 * Returns the path of a sitemap part. It is next to the index, because a sitemap may only list URLs of its own folder
 * and below.
 */
export const sitemapPartFile = (number: number): string => `/sitemap-${number}.xml`

/** Inverse of `sitemapPartFile`. */
export function parseSitemapPart(path: string): number | null {
  const number = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1]
  return number === undefined ? null : Number(number)
}

/** Returns the number of sitemap parts, 0 when one file holds all entries. */
export const sitemapPartCount = (addresses: number): number =>
  addresses <= addressesPerSitemap ? 0 : Math.ceil(addresses / addressesPerSitemap)
