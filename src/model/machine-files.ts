/** All pages that search engines may list (SEO-1). */
export const sitemapFile = '/sitemap.xml'

/** What search engines may read (SEO-1). */
export const robotsFile = '/robots.txt'

/** What language models are told to read first (SEO-3, llmstxt.org). */
export const llmsFile = '/llms.txt'

/** Who to tell about a weakness of the site (RFC 9116). */
export const securityFile = '/.well-known/security.txt'
