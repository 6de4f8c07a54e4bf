import type {NextConfig} from 'next'
import {readRenderingConfiguration} from './src/config/configuration.ts'

const {content, hasReview} = readRenderingConfiguration(process.env)
const {projectId, dataset, lakeOrigin} = content

/** Sent with every answer (ARCHITECTURE decision 11). */
const securityHeaders = [
  {key: 'x-content-type-options', value: 'nosniff'},
  {key: 'referrer-policy', value: 'strict-origin-when-cross-origin'},
  {key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(self)'},
]

const config: NextConfig = {
  // The review page of all fixtures is built for the tests and for `npm run review` alone.
  pageExtensions: hasReview ? ['review.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  compiler: {styledComponents: true},
  turbopack: {root: import.meta.dirname},
  // Types are checked by `npm test`, once, over everything; a start need not wait for it.
  typescript: {ignoreBuildErrors: true},
  headers: () => Promise.resolve([{source: '/:path*', headers: securityHeaders}]),
  // The visitor's browser never talks to the lake: its images and files are ours (ARCHITECTURE decision 12).
  rewrites: () =>
    Promise.resolve(
      lakeOrigin === null
        ? []
        : ['images', 'files'].map((kind) => ({
            source: `/media/${kind}/:file*`,
            destination: `${lakeOrigin}/${kind}/${projectId}/${dataset}/:file*`,
          })),
    ),
}

export default config
