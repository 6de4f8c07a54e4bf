import type {SanityClient} from 'sanity'
import {contentFilter} from '#shared/content-change.ts'
import {describeSite, type SiteAnswer, type SiteState} from './describe-site.ts'

/** The site answers within three seconds; a network may take its time. */
const timeoutMs = 8000

/**
 * Asks the site how it is, and the content lake when something was published last.
 *
 * @param client - of the Studio
 * @param origin - of the site, which lets the Studio read its answer
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
    // The rest of the screen says that the content lake does not answer.
    return null
  }
}

function isSiteAnswer(answer: unknown): answer is SiteAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'database' in answer && 'content' in answer
  )
}
