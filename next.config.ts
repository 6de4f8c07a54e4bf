import {join} from 'node:path'
import type {NextConfig} from 'next'
import {readRenderingConfiguration} from './src/config/configuration.ts'
import {pagePolicy} from './src/config/page-policy.ts'
import {isDevelopment} from './src/config/runtime.ts'
import {
  apiPolicy,
  filePolicy,
  type Header,
  publicFileHeaders,
  securityHeaders,
} from './src/config/security-headers.ts'
import {fileNamePattern, imageQuality, imageWidths} from './src/shared/media-paths.ts'
import {videoOrigins} from './src/shared/video-hosts.ts'

const configuration = readRenderingConfiguration(process.env)
const {content, hasReview, site} = configuration
const {projectId, dataset, lakeOrigin} = content

const policy = pagePolicy(configuration, {frames: videoOrigins, isDevelopment: isDevelopment()})
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({key, value})),
})
const withPolicy = (source: string, value: string) =>
  rule(source, [['content-security-policy', value]])

const config: NextConfig = {
  // The review page of all fixtures is built only for tests and `npm run review`.
  pageExtensions: hasReview ? ['review.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  // Display names add a kilobyte to every page.
  compiler: {styledComponents: {displayName: isDevelopment()}},
  cacheHandler: join(import.meta.dirname, 'src', 'revalidation', 'next-cache-handler.ts'),
  // Pages in memory, in addition to disk; see src/revalidation/stored-pages.server.ts.
  cacheMaxMemorySize: 50 * 1024 * 1024,
  // Images of the local lake; those of hosted Sanity come from its CDN. `src/proxy.ts` admits one spelling of each
  // URL.
  images: {
    unoptimized: lakeOrigin === null,
    localPatterns: [{pathname: '/media/{images,crops}/**', search: ''}],
    deviceSizes: [...imageWidths],
    imageSizes: [],
    qualities: [imageQuality],
    // File names contain a hash. `src/server/jobs/image-erasure.server.ts` erases deleted images.
    minimumCacheTTL: 365 * 24 * 60 * 60,
    maximumDiskCacheSize: 512 * 1024 * 1024,
    // SVGs can't run scripts: neither in `img`, nor when opened directly, because of this policy.
    dangerouslyAllowSVG: true,
    contentDispositionType: 'inline',
    contentSecurityPolicy: filePolicy,
  },
  turbopack: {root: import.meta.dirname},
  // `npm test` checks types; a start doesn't wait for it.
  typescript: {ignoreBuildErrors: true},
  // The last matching rule wins, also over a route's own headers.
  headers: () =>
    Promise.resolve([
      rule('/:path*', securityHeaders(site)),
      // The edge server replaces it with a strict policy for each page (decision 52).
      withPolicy('/((?!api/|media/|_next/)[^.]*)', policy),
      withPolicy('/api/search', policy),
      // Pages of email links and the entry to drafts set their own policies.
      withPolicy(
        '/api/((?!search|draft-mode/|interest/(?:confirm|leave|unsubscribe)).*)',
        apiPolicy,
      ),
      withPolicy(
        '/(media/.*|_next/image|_next/static/.*|(?!media/|_next/|api/).*\\..*)',
        filePolicy,
      ),
      rule('/media/:path*', publicFileHeaders),
      rule('/_next/image', publicFileHeaders),
      rule('/share/:path*', publicFileHeaders),
      // API URLs contain secrets: tokens of emails and previews.
      rule('/api/:path*', [['referrer-policy', 'no-referrer']]),
    ]),
  // The browser never connects to the lake (decision 12). Images are served by `src/app/media`. Videos are proxied,
  // because Next sends no `content-length` from a route, and Safari requires it.
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
      // Applies to missing files only: a small 404 that isn't stored, unlike a page's.
      ...['/_next/:path*', '/:path((?!media/).*\\..*)'].map((source) => ({
        source,
        destination: '/api/not-found',
      })),
    ]),
}

export default config
