import {startSiteUnderTest} from './site-under-test.ts'
import {quantile} from './statistics.ts'

/**
 * `npm run bench:revalidation`: publishes a headline again and again through the Actions API, as the Studio does,
 * while visitors keep requesting pages. Prints how long it took until a visitor's HTML was fresh.
 */
const rounds = 50
const timeoutMs = 10_000

const {origin, content, stop} = await startSiteUnderTest()
const times: number[] = []
let requests = 0
const failures: string[] = []
let done = false

async function request(path: string): Promise<string> {
  const response = await fetch(origin + path, {cache: 'no-store'})
  requests += 1
  if (response.status >= 500) failures.push(`${path} ${response.status}`)
  return await response.text()
}

async function visit(path: string): Promise<void> {
  while (!done) {
    await request(path)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function publish(headline: string): Promise<void> {
  const key = await content.fetch<string>(
    '*[_id == "page-about"][0].sections[_type == "pageHero"][0]._key',
  )
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

try {
  const visitors = ['/about', '/', '/gp-visit'].map((path) => visit(path))
  for (let round = 1; round <= rounds; round += 1) {
    const headline = `Headline of round ${round}, ${Date.now()}`
    await publish(headline)
    const begun = performance.now()
    while (!(await request('/about')).includes(headline)) {
      if (performance.now() - begun > timeoutMs)
        throw new Error(`Round ${round}: not fresh within ${timeoutMs} ms.`)
    }
    const time = performance.now() - begun
    times.push(time)
    if (time > 500) console.info(`  round ${round}: ${time.toFixed(0)} ms`)
  }
  done = true
  await Promise.all(visitors)
  const show = (value: number) => `${value.toFixed(0)} ms`
  console.info(
    `\npublish to fresh HTML over ${rounds} rounds, acknowledged write to first fresh answer:`,
  )
  console.info(
    `  median ${show(quantile(times, 0.5))}   p90 ${show(quantile(times, 0.9))}   worst ${show(Math.max(...times))}`,
  )
  console.info(`  ${requests} requests, ${failures.length} answered with 5xx`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await stop()
}
