import {apiBaseUrl} from './public-environment.ts'
import type {RenderingConfiguration} from './configuration.ts'

interface PagePolicyOptions {
  /** Origins that pages may embed in frames. */
  frames: readonly string[]
  /** For editing: the Studio frames the page, its overlays write styles, and its menus show section previews. */
  isDraft?: boolean
  isDevelopment?: boolean
}

/** Placeholder that `src/edge/transform-html.ts` replaces with the hashes of the page's inline scripts. */
export const inlineScriptsPlaceholder = "'unsafe-inline'"

/** Sources that Google Maps needs, from Google's own list without `'unsafe-eval'`. */
const googleMaps = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  images: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  connections: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  workers: ['blob:'],
}

/** Hosts of Sanity's Dashboard, which frames the Studio of a hosted project. */
const dashboard = ['https://www.sanity.io', 'https://*.sanity.io']

const nothing = "'none'"
const self = "'self'"

/** Returns the content security policy of pages, which refuses everything that is not named (decision 52). */
export function pagePolicy(
  {content, site, streetMap, analytics}: RenderingConfiguration,
  {frames, isDraft = false, isDevelopment = false}: PagePolicyOptions,
): string {
  const maps = streetMap === null ? null : googleMaps
  const media = content.lakeOrigin === null ? ['https://cdn.sanity.io'] : []
  const backend = URL.parse(apiBaseUrl)?.origin ?? []
  const studio = isDraft ? [new URL(site.studioUrl).origin] : []
  const hasStyleAttributes = isDraft || isDevelopment || maps !== null
  return serialize({
    'default-src': nothing,
    'script-src': [
      self,
      inlineScriptsPlaceholder,
      isDevelopment ? "'unsafe-eval'" : [],
      maps?.scripts ?? [],
    ].flat(),
    // Client-side navigation inserts styles that no header can know in advance (decision 52).
    'style-src': [self, "'unsafe-inline'", ...(maps?.styles ?? [])],
    'style-src-attr': hasStyleAttributes ? "'unsafe-inline'" : nothing,
    'img-src': [self, 'data:', ...media, ...studio, ...(maps?.images ?? [])],
    'media-src': [self, ...media],
    'font-src': [self, ...(maps?.fonts ?? [])],
    'connect-src': [
      self,
      backend,
      analytics === null ? [] : analyticsOrigins(analytics.host),
      maps?.connections ?? [],
      isDevelopment ? 'ws:' : [],
    ].flat(),
    'frame-src': frames,
    'worker-src': maps?.workers ?? nothing,
    'manifest-src': self,
    'object-src': nothing,
    'base-uri': nothing,
    'form-action': [self, backend].flat(),
    'frame-ancestors': isDraft
      ? [self, ...studio, ...(content.lakeOrigin === null ? dashboard : [])]
      : nothing,
  })
}

/** PostHog Cloud serves its settings from a second host; a proxy serves both. */
function analyticsOrigins(host: string): string[] {
  return [
    ...new Set([
      host,
      host.replace(/^(https:\/\/eu)\.i\.posthog\.com$/, '$1-assets.i.posthog.com'),
    ]),
  ]
}

function serialize(directives: Readonly<Record<string, string | readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...[sources].flat()].join(' '))
    .join('; ')
}
