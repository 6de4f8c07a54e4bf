import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {whereShownParams, whereShownQuery} from '#studio/usage/usage.ts'
import {scaleId, scalePath} from './scale-documents.ts'
import type {ScaleSite} from './scale-site.ts'
import {quantile} from './statistics.ts'

/** Numbers by what they are, in the unit that the name ends with; one that could not be had in time is infinite. */
export type Measured = Map<string, number>

const maxWaitMs = 60_000
const queries = 15
const rounds = 2

/**
 * Measures a site with many documents: queries, pages, publications, memory, and what the Studio asks.
 *
 * @param site - just started
 * @param size - how many documents of each type were generated
 * @throws Error when the site does not answer at all
 */
export async function measureScale(site: ScaleSite, size: number): Promise<Measured> {
  const measured: Measured = new Map()
  const {build, content} = site
  measured.set('build, s', build === null ? Infinity : build.timeMs / 1000)
  measured.set('build memory, MB', build === null ? Infinity : megabytes(build.peakBytes))
  for (const [name, query, params] of lakeQueries(size)) {
    measured.set(`${name}, ms`, await queryTime(content, query, params))
  }
  measured.set('lake memory, MB', megabytes(await site.lakeMemory()))
  if (build === null) return measured
  for (const path of [
    '/',
    scalePath(size - 1),
    '/updates',
    '/updates/page-2',
    '/faq',
    '/faq/page-2',
    '/gp-visit',
    '/gp-visit/page-2',
    '/languages',
    '/languages/page-2',
    '/api/clinician-places/doctor',
  ]) {
    const {bytes, timeMs} = await read(site.origin + path)
    const name = path === scalePath(size - 1) ? 'a page' : path
    measured.set(`${name}, first answer, ms`, timeMs)
    measured.set(`${name}, KB`, bytes / 1024)
  }
  const profile = await read(`${site.origin}/doctors/sample-number-0`)
  measured.set('a profile, first answer, ms', profile.timeMs)
  for (const file of ['/sitemap.xml', '/llms.txt', '/updates/feed.xml']) {
    measured.set(`${file}, KB`, (await read(site.origin + file)).bytes / 1024)
  }
  await settle(site)
  for (const publication of publications(size)) {
    const {freshMs, settledMs} = await publishTimes(site, publication)
    measured.set(`publish ${publication.name}, fresh, ms`, freshMs)
    measured.set(`publish ${publication.name}, all done, ms`, settledMs)
    console.info(`  ${publication.name} published`)
  }
  measured.set('search, ms', (await read(`${site.origin}/search?q=skin+rash`)).timeMs)
  measured.set('site memory, MB', megabytes(await site.siteMemory()))
  return measured
}

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** What the site asks for a page, and what the Studio's lists and search ask (sanity 6.16.0). */
function lakeQueries(size: number): [name: string, query: string, params: object][] {
  const listed = (field: string) =>
    `*[_type in $__types]{_type, _id, _originalId, "orderings": [${field}]} | order(orderings[0] asc)[0...$__limit]`
  const found =
    '*[_type in $__types] | score(boost(_type in ["clinician"] && name match text::query($__query), 10), ([@, _id] match text::query($__query) || references($__rawQuery)))[_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc)[0...$__limit]'
  const everything = ['page', 'clinician', 'faq', 'update']
  const shown = (type: string) =>
    [whereShownQuery, whereShownParams(type, scaleId(type, 0))] as const
  return [
    ['page query', pageQuery(), {path: scalePath(size - 1)}],
    ['Studio list of pages', listed('path.current'), {__types: ['page'], __limit: 2000}],
    ['Studio list of clinicians', listed('name'), {__types: ['clinician'], __limit: 2000}],
    [
      'Studio search',
      found,
      {__types: everything, __query: 'number7*', __rawQuery: 'number7', __limit: 101},
    ],
    ['Studio: where a question is shown', ...shown('faq')],
    ['Studio: where a clinician is shown', ...shown('clinician')],
  ]
}

/** The query as the type generator read it from the source. */
function pageQuery(): string {
  const file = join(import.meta.dirname, '..', '..', 'src/content/generated/sanity.types.ts')
  const found = /^ {4}'(\*\[_type == "page" && path\.current == \$path\].*)': \w+$/m.exec(
    readFileSync(file, 'utf8'),
  )
  if (found?.[1] === undefined) throw new Error('sanity.types.ts holds no query of a page.')
  return found[1].replaceAll('\\n', '\n').replaceAll("\\'", "'")
}

async function queryTime(content: SanityClient, query: string, params: object): Promise<number> {
  const client = content.withConfig({perspective: 'published', timeout: maxWaitMs, maxRetries: 0})
  const times: number[] = []
  try {
    await client.fetch(query, {...params})
    while (times.length < queries) {
      const begun = performance.now()
      await client.fetch(query, {...params})
      times.push(performance.now() - begun)
    }
  } catch (error) {
    console.error(`  ${error instanceof Error ? error.message : String(error)}`)
    return Infinity
  }
  return quantile(times, 0.5)
}

interface Answer {
  bytes: number
  timeMs: number
  text: string
}

/** What could not be had is infinite: the other numbers are worth having all the same. */
async function read(url: string): Promise<Answer> {
  const begun = performance.now()
  try {
    const answer = await fetch(url, {cache: 'no-store', signal: AbortSignal.timeout(maxWaitMs)})
    const text = await answer.text()
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return {bytes: Buffer.byteLength(text), timeMs: performance.now() - begun, text}
  } catch (error) {
    console.error(`  ${url}: ${error instanceof Error ? error.message : String(error)}`)
    return {bytes: Infinity, timeMs: Infinity, text: ''}
  }
}

interface Publication {
  name: string
  id: string
  /** A page that shows what is published. */
  path: string
  change: (content: SanityClient, words: string) => Promise<unknown>
}

function publications(size: number): Publication[] {
  const set = (id: string, field: string) => (content: SanityClient, words: string) =>
    content
      .patch(id)
      .set({[field]: words})
      .commit({returnDocuments: false})
  const last = String(size - 1).padStart(5, '0')
  const documents = [
    ['a page', `scale-page-${last}`, 'sections[_type=="faqs"].heading', scalePath(size - 1)],
    ['a clinician', `scale-clinician-${last}`, 'name', `/doctors/sample-number-${size - 1}`],
    ['the newest update', 'update-2025-09-landing-page', 'title', '/updates'],
    ['the footer', 'footer', 'emergencyNote', '/'],
  ] as const
  return documents.map(([name, id, field, path]) => ({name, id, path, change: set(id, field)}))
}

/** The median of some publications: until a visitor sees it, and until the site has nothing left to do for it. */
async function publishTimes(
  site: ScaleSite,
  {name, path, change}: Publication,
): Promise<{freshMs: number; settledMs: number}> {
  const fresh: number[] = []
  const settled: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const words = `Published as ${name} in round ${round}, ${Date.now()}`
    const before = await publicationsOf(site)
    await change(site.content, words)
    const begun = performance.now()
    fresh.push(
      await waitUntil(begun, async () => (await read(site.origin + path)).text.includes(words)),
    )
    settled.push(await waitUntil(begun, async () => (await publicationsOf(site)) > before))
    await settle(site)
  }
  return {freshMs: quantile(fresh, 0.5), settledMs: quantile(settled, 0.5)}
}

async function waitUntil(begun: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - begun > maxWaitMs) return Infinity
    await pause(20)
  }
  return performance.now() - begun
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How many publications the site has done with. */
async function publicationsOf({origin, metricsToken}: ScaleSite): Promise<number> {
  const answer = await fetch(`${origin}/api/metrics`, {
    headers: {authorization: `Bearer ${metricsToken}`},
    signal: AbortSignal.timeout(maxWaitMs),
  })
  const text = await answer.text()
  const count = /^site_publications_total (\d+)$/m.exec(text)?.[1]
  if (count === undefined) throw new Error('/api/metrics does not say how much was published.')
  return Number(count)
}

/** Waits until the process of the site has used little time of a processor for a second. */
async function settle({origin}: ScaleSite): Promise<void> {
  const begun = performance.now()
  for (let calm = 0; calm < 5 && performance.now() - begun < maxWaitMs;) {
    const asked = performance.now()
    await fetch(`${origin}/icon.svg`, {signal: AbortSignal.timeout(maxWaitMs)})
    calm = performance.now() - asked < 50 ? calm + 1 : 0
    await pause(100)
  }
}
