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
  // The review page of all fixtures is built for the tests and for `npm run review` alone.
  pageExtensions: hasReview ? ['review.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  // Names for people to read are a kilobyte of every page: its styles, markup and data each have them.
  compiler: {styledComponents: {displayName: isDevelopment()}},
  cacheHandler: join(import.meta.dirname, 'src', 'revalidation', 'next-cache-handler.ts'),
  // Pages in memory beside those on disk. What may enter this cache, and leaves it: src/revalidation/stored-pages.server.ts.
  cacheMaxMemorySize: 50 * 1024 * 1024,
  // Images of the local lake; those of hosted Sanity come from its CDN. `src/proxy.ts` passes one spelling of an address.
  images: {
    unoptimized: lakeOrigin === null,
    localPatterns: [{pathname: '/media/{images,crops}/**', search: ''}],
    deviceSizes: [...imageWidths],
    imageSizes: [],
    qualities: [imageQuality],
    // A name is made of the hash of its content. `src/server/jobs/image-erasure.server.ts` erases what was deleted.
    minimumCacheTTL: 365 * 24 * 60 * 60,
    maximumDiskCacheSize: 512 * 1024 * 1024,
    // Drawings run no script: neither in `img` nor, by their policy, in a window of their own.
    dangerouslyAllowSVG: true,
    contentDispositionType: 'inline',
    contentSecurityPolicy: filePolicy,
  },
  turbopack: {root: import.meta.dirname},
  // Types are checked by `npm test`, once, over everything; a start need not wait for it.
  typescript: {ignoreBuildErrors: true},
  // The last one that fits counts, also against what a route says.
  headers: () =>
    Promise.resolve([
      rule('/:path*', securityHeaders(site)),
      // The server in front makes it strict for each page; without it this is what pages have (decision 52).
      withPolicy('/((?!api/|media/|_next/)[^.]*)', policy),
      withPolicy('/api/search', policy),
      // Pages behind the links of e-mails, and the way to drafts, have policies of their own.
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
      // Addresses of the API hold what nobody else may learn: the tokens of e-mails, the secret of a preview.
      rule('/api/:path*', [['referrer-policy', 'no-referrer']]),
    ]),
  // The visitor's browser never talks to the lake: its files are ours (decision 12). Pictures go through
  // `src/app/media`; videos do not, for Next sends no `content-length` from a route, and Safari plays none without it.
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
