import type {SanityClient} from 'sanity'
import {contentFilter} from '#shared/content-change.ts'
import {describeSite, type HealthResponse, type SiteState} from './describe-site.ts'

/** The site's own timeout is three seconds; the rest allows for a slow network. */
const timeoutMs = 8000

/**
 * Compares the site's health response with the latest publication in the content lake.
 *
 * @param origin - the site's origin, which allows the Studio in its CORS headers
 */
export async function fetchSiteState(client: SanityClient, origin: string): Promise<SiteState> {
  const [health, newest] = await Promise.all([fetchHealth(origin), fetchLatestPublication(client)])
  return describeSite(health, newest, Date.now())
}

async function fetchHealth(origin: string): Promise<HealthResponse | null> {
  try {
    const response = await fetch(`${origin}/api/health`, {signal: AbortSignal.timeout(timeoutMs)})
    const body: unknown = await response.json()
    return isHealthResponse(body) ? body : null
  } catch {
    return null
  }
}

async function fetchLatestPublication(client: SanityClient): Promise<string | null> {
  try {
    return await client.withConfig({perspective: 'published'}).fetch<string | null>(
      `*[${contentFilter}] | order(_updatedAt desc)[0]._updatedAt`,
      {},
      {
        tag: 'studio.newest-publication',
      },
    )
  } catch {
    // Another part of the screen reports that the content lake is unavailable.
    return null
  }
}

function isHealthResponse(body: unknown): body is HealthResponse {
  return typeof body === 'object' && body !== null && 'database' in body && 'content' in body
}
