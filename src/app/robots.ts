import type {MetadataRoute} from 'next'
import {renderingConfiguration} from '#config/environment.server.ts'
import {sitemapFile} from '#shared/generated-files.ts'

/** Allows crawlers all pages, but not the API (SEO-1). */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {userAgent: '*', allow: '/', disallow: '/api/'},
    sitemap: renderingConfiguration().site.publicOrigin + sitemapFile,
  }
}
