import {apiBaseUrl} from './public-environment.ts'
import type {RenderingConfiguration} from './configuration.ts'

/** What the policy of a page depends on beside the configuration. */
interface PagePolicyOptions {
  /** Origins whose pages may be shown in a frame. */
  frames: readonly string[]
  /**
   * An editor sees drafts: the Studio frames the page, its overlays write styles into elements, and the menu of a
   * section shows the Studio's pictures of those that can be added.
   */
  isDraft?: boolean
  /** Code is compiled while it is used, and evaluated. */
  isDevelopment?: boolean
}

/**
 * Stands for the inline scripts of a page until `src/edge/transform-html.ts` replaces it by their hashes.
 */
export const inlineScripts = "'unsafe-inline'"

/** Where Google's map asks for scripts, tiles and its typeface, by Google's own list without `'unsafe-eval'`. */
const googleMaps = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  images: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  connections: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  workers: ['blob:'],
}

const nothing = "'none'"
const self = "'self'"

/**
 * Writes the content security policy of pages: everything that is not named is refused (decision 52). Inline scripts
 * are allowed by {@link inlineScripts}, which the edge server replaces by the hashes of those that the page has.
 *
 * @param configuration - of the site; maps, analytics and hosted pictures are allowed when they are configured
 * @param options - what else it depends on
 */
export function pagePolicy(
  {content, site, streetMap, analytics}: RenderingConfiguration,
  {frames, isDraft = false, isDevelopment = false}: PagePolicyOptions,
): string {
  const maps = streetMap === null ? null : googleMaps
  const media = content.lakeOrigin === null ? ['https://cdn.sanity.io'] : []
  const backend = URL.parse(apiBaseUrl)?.origin ?? []
  const studio = isDraft ? [new URL(site.studioUrl).origin] : []
  const hasStyleAttributes = isDraft || isDevelopment || maps !== null
  return write({
    'default-src': nothing,
    'script-src': [
      self,
      inlineScripts,
      isDevelopment ? "'unsafe-eval'" : [],
      maps?.scripts ?? [],
    ].flat(),
    // Pages that are opened without loading the document again bring styles that no header could know (decision 52).
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
    'frame-ancestors': isDraft ? [self, ...studio] : nothing,
  })
}

/** PostHog's own hosts have another one beside them for their configuration; a proxy answers both. */
function analyticsOrigins(host: string): string[] {
  return [
    ...new Set([
      host,
      host.replace(/^(https:\/\/eu)\.i\.posthog\.com$/, '$1-assets.i.posthog.com'),
    ]),
  ]
}

function write(directives: Readonly<Record<string, string | readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...[sources].flat()].join(' '))
    .join('; ')
}
