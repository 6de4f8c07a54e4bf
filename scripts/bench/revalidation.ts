import type {SanityClient} from '@sanity/client'
import {benchSettings, quantile, startBenchSite} from './bench-site.ts'

/**
 * `npm run bench:revalidation`: measures the time from a publication, made through the Actions API as the Studio does,
 * to fresh HTML while visitors request pages; with our edge server and with Next alone. `-- 5` publishes five times.
 */
const rounds = Number(process.argv[2] ?? 50)
const timeoutMs = 10_000
const visitedPaths = ['/about', '/', '/gp-visit']

const bare = await measureFreshness('--bare')
const ours = await measureFreshness()
console.info(`\nFrom the acknowledged write to the first fresh response, ${rounds} rounds, in ms`)
console.table({'Next alone': summary(bare), 'with our edge server': summary(ours)})
const ratio = quantile(ours.times, 0.5) / quantile(bare.times, 0.5)
console.info(`Ratio of the medians ${ratio.toFixed(2)} (target 1.2)`)
if (ours.serverErrors > 0) process.exitCode = 1

interface Freshness {
  times: number[]
  requests: number
  serverErrors: number
}

async function measureFreshness(...parameters: string[]): Promise<Freshness> {
  const {origin, content, stop} = await startBenchSite(benchSettings(), ...parameters)
  const result: Freshness = {times: [], requests: 0, serverErrors: 0}
  let isDone = false
  const request = async (path: string) => {
    const response = await fetch(origin + path, {cache: 'no-store'})
    result.requests += 1
    if (response.status >= 500) result.serverErrors += 1
    return await response.text()
  }
  const visit = async (path: string) => {
    while (!isDone) {
      await request(path)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  try {
    const visitors = visitedPaths.map(visit)
    for (let round = 1; round <= rounds; round += 1) {
      const headline = `Headline of round ${round}, ${Date.now()}`
      await publish(content, headline)
      const startedAt = performance.now()
      while (!(await request('/about')).includes(headline)) {
        if (performance.now() - startedAt > timeoutMs)
          throw new Error(`/about is not fresh ${timeoutMs} ms after publication ${round}.`)
      }
      result.times.push(performance.now() - startedAt)
    }
    isDone = true
    await Promise.all(visitors)
    return result
  } finally {
    isDone = true
    await stop()
  }
}

async function publish(content: SanityClient, headline: string): Promise<void> {
  const key = await content.fetch<string | null>(
    '*[_id == "page-about"][0].sections[defined(headline)][0]._key',
  )
  if (key === null) throw new Error('The page /about has no section with a headline to publish.')
  const ids = {draftId: 'drafts.page-about', publishedId: 'page-about'}
  const patch = {set: {[`sections[_key=="${key}"].headline`]: headline}}
  await content.action([
    {actionType: 'sanity.action.document.edit', ...ids, patch},
    {actionType: 'sanity.action.document.publish', ...ids},
  ])
}

function summary({times, requests, serverErrors}: Freshness) {
  const [median, p90, worst] = [0.5, 0.9, 1].map((share) => Math.round(quantile(times, share)))
  return {median, p90, worst, requests, serverErrors}
}
