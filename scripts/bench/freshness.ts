import type {SanityClient} from '@sanity/client'
import {startSiteUnderTest} from './site-under-test.ts'

const timeoutMs = 10_000
const visited = ['/about', '/', '/gp-visit']

/** How long visitors waited for what was published. */
interface Freshness {
  /** Of each round, in milliseconds. */
  times: readonly number[]
  requests: number
  /** Path and status of each answer with 5xx. */
  failures: readonly string[]
}

/**
 * Starts a site, and publishes while visitors ask for its pages.
 *
 * @param rounds - how often something is published
 * @param isBare - whether Next answers by itself
 * @returns how long it took until a visitor saw it, and how much was asked meanwhile
 * @throws Error when a page is not fresh within ten seconds
 */
export async function measureFreshness({
  rounds,
  isBare,
}: {
  rounds: number
  isBare: boolean
}): Promise<Freshness> {
  const {origin, content, stop} = await startSiteUnderTest(isBare)
  const times: number[] = []
  const failures: string[] = []
  let requests = 0
  let done = false

  const request = async (path: string) => {
    const response = await fetch(origin + path, {cache: 'no-store'})
    requests += 1
    if (response.status >= 500) failures.push(`${path} ${response.status}`)
    return await response.text()
  }
  const visit = async (path: string) => {
    while (!done) {
      await request(path)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  try {
    const visitors = visited.map(visit)
    for (let round = 1; round <= rounds; round += 1) {
      const headline = `Headline of round ${round}, ${Date.now()}`
      await publish(content, headline)
      const begun = performance.now()
      while (!(await request('/about')).includes(headline)) {
        if (performance.now() - begun > timeoutMs)
          throw new Error(`Round ${round}: not fresh within ${timeoutMs} ms.`)
      }
      times.push(performance.now() - begun)
    }
    done = true
    await Promise.all(visitors)
    return {times, requests, failures}
  } finally {
    done = true
    await stop()
  }
}

async function publish(content: SanityClient, headline: string): Promise<void> {
  const key = await content.fetch<string | null>(
    '*[_id == "page-about"][0].sections[defined(headline)][0]._key',
  )
  // An edit of a section that is not there changes nothing, and nothing would ever be fresh.
  if (key === null) throw new Error('The page /about has no section with a headline to publish.')
  await content.action([
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.page-about',
      publishedId: 'page-about',
      patch: {set: {[`sections[_key=="${key}"].headline`]: headline}},
    },
    {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page-about',
      publishedId: 'page-about',
    },
  ])
}
