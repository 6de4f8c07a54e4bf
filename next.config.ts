import {join} from 'node:path'
import type {NextConfig} from 'next'
import {readRenderingConfiguration} from './src/config/configuration.ts'
import {securityHeaders} from './src/config/security-headers.ts'
import {fileNamePattern} from './src/model/media-variants.ts'

const {content, hasReview} = readRenderingConfiguration(process.env)
const {projectId, dataset, lakeOrigin} = content

const headers = securityHeaders.map(([key, value]) => ({key, value}))

const config: NextConfig = {
  // The review page of all fixtures is built for the tests and for `npm run review` alone.
  pageExtensions: hasReview ? ['review.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  compiler: {styledComponents: true},
  cacheHandler: join(import.meta.dirname, 'src', 'lib', 'next-page-cache-handler.ts'),
  // Pages in memory beside those on disk. What may enter this cache, and leaves it: src/content/page-cache.server.ts.
  cacheMaxMemorySize: 50 * 1024 * 1024,
  // No page uses Next's pictures; its endpoint would keep a file for each width and quality that somebody asks for.
  images: {unoptimized: true},
  turbopack: {root: import.meta.dirname},
  // Types are checked by `npm test`, once, over everything; a start need not wait for it.
  typescript: {ignoreBuildErrors: true},
  headers: () =>
    Promise.resolve([
      {source: '/:path*', headers},
      // Addresses of the API hold what nobody else may learn: the tokens of e-mails, the secret of a preview. This comes
      // last, or the policy above would take the place of what a route says.
      {source: '/api/:path*', headers: [{key: 'referrer-policy', value: 'no-referrer'}]},
    ]),
  // The visitor's browser never talks to the lake: its files are ours (decision 12). Pictures go through
  // `src/app/media`; films do not, for Next sends no `content-length` from a route, and Safari plays none without it.
  rewrites: () =>
    Promise.resolve([
      ...(lakeOrigin === null
        ? []
        : [
            {
              source: `/media/files/:file(${fileNamePattern})`,
              destination: `${lakeOrigin}/files/${projectId}/${dataset}/:file`,
              missing: [{type: 'query' as const, key: 'dl'}],
            },
          ]),
      // Asked only where no file stands: a small 404, which the route of pages would render and keep on disk.
      ...['/_next/:path*', '/:path((?!media/).*\\..*)'].map((source) => ({
        source,
        destination: '/api/not-found',
      })),
    ]),
}

export default config
