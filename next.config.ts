import type {NextConfig} from 'next'
import {readContentSource} from './src/config/content-source.ts'

const {projectId, dataset, lakeOrigin} = readContentSource(process.env)

/** Sent with every answer (ARCHITECTURE decision 11). */
const securityHeaders = [
  {key: 'x-content-type-options', value: 'nosniff'},
  {key: 'referrer-policy', value: 'strict-origin-when-cross-origin'},
  {key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(self)'},
]

const config: NextConfig = {
  // The review page of all fixtures is built for the tests and for `npm run review` alone.
  pageExtensions: process.env['REVIEW'] === '1' ? ['review.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  compiler: {styledComponents: true},
  // Pages in memory beside those on disk. What may enter this cache, and leaves it: src/content/page-cache.server.ts.
  cacheMaxMemorySize: 50 * 1024 * 1024,
  // No page uses Next's pictures; its endpoint would keep a file for each width and quality that somebody asks for.
  images: {unoptimized: true},
  turbopack: {root: import.meta.dirname},
  // Types are checked by `npm test`, once, over everything; a start need not wait for it.
  typescript: {ignoreBuildErrors: true},
  headers: () => Promise.resolve([{source: '/:path*', headers: securityHeaders}]),
  // The visitor's browser never talks to the lake: its images and files are ours (ARCHITECTURE decision 12).
  rewrites: () =>
    Promise.resolve([
      ...(lakeOrigin === null
        ? []
        : ['images', 'files'].map((kind) => ({
            source: `/media/${kind}/:file*`,
            destination: `${lakeOrigin}/${kind}/${projectId}/${dataset}/:file*`,
          }))),
      // Asked only where no file stands: a small 404, which the route of pages would render and keep on disk.
      ...['/_next/:path*', '/media/:path*', '/:path(.*\\..*)'].map((source) => ({
        source,
        destination: '/api/not-found',
      })),
    ]),
}

export default config
