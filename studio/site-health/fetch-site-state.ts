import type {SanityClient} from 'sanity'
import {contentFilter} from '#shared/content-change.ts'
import {describeSite, type SiteAnswer, type SiteState} from './describe-site.ts'

/** The site's own timeout is three seconds; the rest allows for a slow network. */
const timeoutMs = 8000

/**
 * Compares the site's health response with the latest publication in the content lake.
 *
 * @param origin - the site's origin, which allows the Studio in its CORS headers
 */
export async function fetchSiteState(client: SanityClient, origin: string): Promise<SiteState> {
  const [answer, newest] = await Promise.all([askSite(origin), newestPublication(client)])
  return describeSite(answer, newest, Date.now())
}

async function askSite(origin: string): Promise<SiteAnswer | null> {
  try {
    const response = await fetch(`${origin}/api/health`, {signal: AbortSignal.timeout(timeoutMs)})
    const answer: unknown = await response.json()
    return isSiteAnswer(answer) ? answer : null
  } catch {
    return null
  }
}

async function newestPublication(client: SanityClient): Promise<string | null> {
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

function isSiteAnswer(answer: unknown): answer is SiteAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'database' in answer && 'content' in answer
  )
}
