import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import type {SanityClient} from '@sanity/client'
import {usageParams, usageQuery} from '#studio/presentation/usage.ts'
import {quantile, root} from './bench-site.ts'
import {scaleId, scalePath} from './scale-documents.ts'
import type {ScaleSite} from './scale-site.ts'

/** Numbers by name and unit; `NaN` when a request failed or timed out. */
export type Measured = Map<string, number>

const timeoutMs = 60_000
/** Leaves time for background work, such as prewarming pages. */
const settleMs = 3000
const queryRuns = 15
const publicationRounds = 2
const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Measures the build, queries, pages, publications and memory of a site with `size` documents of each type. */
export async function measureScale(site: ScaleSite, size: number): Promise<Measured> {
  const {build, content, origin} = site
  const measured: Measured = new Map([
    ['build, s', build.timeMs / 1000],
    ['build memory, MB', megabytes(build.peakBytes)],
  ])
  for (const [name, query, params] of queries(size)) {
    measured.set(`${name}, ms`, await measureQuery(content, query, params))
  }
  measured.set('lake memory, MB', megabytes(site.lakeMemory()))
  const lists = ['/updates', '/faq', '/gp-visit', '/languages']
  const pages = ['/', ...lists.flatMap((path) => [path, `${path}/page-2`])]
  const files = ['/api/clinician-places/doctor', '/sitemap.xml', '/llms.txt', '/updates/feed.xml']
  const generated = [scalePath(0), '/doctors/sample-number-0']
  for (const path of [...pages, ...generated, ...files, '/search?q=skin+rash']) {
    const {timeMs, text} = await load(origin + path)
    measured.set(`${path}, first response, ms`, timeMs)
    measured.set(`${path}, KB`, Buffer.byteLength(text) / 1024)
  }
  await pause(settleMs)
  const last = size - 1
  const publications = [
    [scaleId('page', last), 'sections[_type=="faqs"].heading', scalePath(last)],
    [scaleId('clinician', 0), 'name', '/doctors/sample-number-0'],
    ['update-2025-09-landing-page', 'title', '/updates'],
    ['footer', 'emergencyNote', '/'],
  ] as const
  for (const [id, field, path] of publications) {
    const {freshMs, processedMs} = await measurePublications(site, id, field, path)
    measured.set(`publish ${id.replace(/-\d+$/, '')}, fresh, ms`, freshMs)
    measured.set(`publish ${id.replace(/-\d+$/, '')}, processed, ms`, processedMs)
  }
  measured.set('site memory, MB', megabytes(site.siteMemory()))
  return measured
}

/** Returns the page query of the site, and queries of the Studio's lists, search and usage pane (sanity 6.16.0). */
function queries(size: number): [name: string, query: string, params: object][] {
  const list = (field: string) =>
    `*[_type in $types]{_type, _id, _originalId, "orderings": [${field}]} | order(orderings[0] asc)[0...2000]`
  const search =
    '*[_type in $types] | score(boost(_type in ["clinician"] && name match text::query($text), 10), ([@, _id] match text::query($text) || references("number7")))[_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc)[0...101]'
  const types = ['page', 'clinician', 'faq', 'update']
  return [
    ['page query', pageQuery(), {path: scalePath(size - 1)}],
    ['Studio list of pages', list('path.current'), {types: ['page']}],
    ['Studio list of clinicians', list('name'), {types: ['clinician']}],
    ['Studio search', search, {types, text: 'number7*'}],
    ['Studio usage of a question', usageQuery, usageParams('faq', scaleId('faq', 0))],
  ]
}

/** Reads the query from the generated types, which contain it with its fragments expanded. */
function pageQuery(): string {
  const types = readFileSync(join(root, 'src/content/generated/sanity.types.ts'), 'utf8')
  const query = /^ {4}'(\*\[_type == "page" && path\.current == \$path\].*)': \w+$/m.exec(
    types,
  )?.[1]
  if (query === undefined) throw new Error('sanity.types.ts holds no query of a page.')
  return query.replaceAll('\\n', '\n').replaceAll("\\'", "'")
}

async function measureQuery(content: SanityClient, query: string, params: object): Promise<number> {
  const client = content.withConfig({perspective: 'published', timeout: timeoutMs, maxRetries: 0})
  const times: number[] = []
  while (times.length <= queryRuns) {
    const startedAt = performance.now()
    await client.fetch(query, {...params})
    times.push(performance.now() - startedAt)
  }
  return quantile(times.slice(1), 0.5)
}

async function load(url: string): Promise<{timeMs: number; text: string}> {
  const startedAt = performance.now()
  const response = await fetch(url, {signal: AbortSignal.timeout(timeoutMs)}).catch(() => null)
  const text = (await response?.text().catch(() => '')) ?? ''
  if (response?.ok === true) return {timeMs: performance.now() - startedAt, text}
  console.error(`${url} failed: ${response?.status ?? 'no response'}`)
  return {timeMs: NaN, text: ''}
}

/** Returns median times until a visitor sees the publication and until the site has processed it. */
async function measurePublications(site: ScaleSite, id: string, field: string, path: string) {
  const fresh: number[] = []
  const processed: number[] = []
  for (let round = 0; round < publicationRounds; round += 1) {
    const copy = `Published in round ${round}, ${Date.now()}`
    const before = await site.publicationCount()
    await site.content
      .patch(id)
      .set({[field]: copy})
      .commit({returnDocuments: false})
    const startedAt = performance.now()
    fresh.push(
      await timeUntil(startedAt, async () => (await load(site.origin + path)).text.includes(copy)),
    )
    processed.push(await timeUntil(startedAt, async () => (await site.publicationCount()) > before))
    await pause(settleMs)
  }
  return {freshMs: quantile(fresh, 0.5), processedMs: quantile(processed, 0.5)}
}

async function timeUntil(startedAt: number, isDone: () => Promise<boolean>): Promise<number> {
  while (!(await isDone())) {
    if (performance.now() - startedAt > timeoutMs) return NaN
    await pause(20)
  }
  return performance.now() - startedAt
}
