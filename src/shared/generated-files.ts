/** Sitemap (SEO-1). */
export const sitemapFile = '/sitemap.xml'

/** Rules for crawlers (SEO-1). */
export const robotsFile = '/robots.txt'

/** Overview for language models (SEO-3): see https://llmstxt.org. */
export const llmsFile = '/llms.txt'

/** Security contact (RFC 9116). */
export const securityFile = '/.well-known/security.txt'
