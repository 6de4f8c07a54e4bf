import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {startContentLake} from './start-content-lake.ts'
import {unmodifiedClient} from './unmodified-client.ts'

const documentCount = 10_000
const pageCount = 2_000
const sectionsPerPage = 8
const referencesPerSection = 3
const queryCount = 200
const writeCount = 2_000

const pageQuery = `*[_type == "page" && path == $path && !(_id in path("drafts.**"))][0]{
  ...,
  sections[]{
    ...,
    _type == "cards" => {"items": items[]->{_id, title, "author": author->name, body}},
    _type == "hero" => {"image": image->{title}}
  },
  "navigation": *[_type == "navigation"][0]{links[]->{path, title}}
}`

function pageOf(index: number): {_id: string; _type: string} {
  const card = (offset: number) => ({
    _type: 'reference',
    _key: String(offset),
    _ref: `item-${(index * 31 + offset) % (documentCount - pageCount)}`,
  })
  const sections = Array.from({length: sectionsPerPage}, (_, section) => ({
    _key: `s${section}`,
    _type: 'cards',
    heading: `Heading ${section}`,
    items: Array.from({length: referencesPerSection}, (__, each) => card(section * 3 + each)),
  }))
  return {_id: `page-${index}`, _type: 'page', ...{path: `/page-${index}`, sections}}
}

function itemOf(index: number): {_id: string; _type: string} {
  const children = [{_type: 'span', _key: 's', text: `Text of ${index}. `.repeat(20)}]
  const body = [{_type: 'block', _key: 'b', children}]
  return {_id: `item-${index}`, _type: 'item', ...{title: `Item ${index}`, body}}
}

function percentile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
}

async function fill(client: SanityClient): Promise<void> {
  const items = Array.from({length: documentCount - pageCount}, (_, index) => itemOf(index))
  const pages = Array.from({length: pageCount}, (_, index) => pageOf(index))
  for (const documents of [items, pages]) {
    for (let start = 0; start < documents.length; start += 500) {
      const transaction = client.transaction()
      for (const document of documents.slice(start, start + 500)) transaction.create(document)
      await transaction.commit({returnDocuments: false})
    }
  }
}

async function timed(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const started = performance.now()
    await work(index)
    times.push(performance.now() - started)
  }
  return times
}

async function writesPerSecond(client: SanityClient, concurrency: number): Promise<string> {
  const started = performance.now()
  let next = 0
  const work = async () => {
    while (next < writeCount) {
      const n = next++
      await client
        .patch(`item-${n % 1000}`)
        .set({n})
        .commit({returnDocuments: false})
    }
  }
  await Promise.all(Array.from({length: concurrency}, work))
  return ((writeCount * 1000) / (performance.now() - started)).toFixed(0)
}

const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-bench-'))
const lake = await startContentLake({dataDir, port: 0, readToken: 'r', writeToken: 'w'})
const client = unmodifiedClient(lake.origin, 'w')
const report = (line: string) => process.stdout.write(`${line}\n`)

await fill(client)
const path = (index: number) => ({path: `/page-${(index * 97) % pageCount}`})
for (const perspective of ['published', 'drafts'] as const) {
  const seen = client.withConfig({perspective})
  await seen.fetch(pageQuery, path(0))
  const times = await timed(queryCount, (index) => seen.fetch(pageQuery, path(index)))
  report(
    `page query, ${perspective}: median ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`,
  )
}
const mapped = await timed(queryCount / 4, (index) =>
  client.fetch(pageQuery, path(index), {resultSourceMap: true, filterResponse: false}),
)
report(
  `page query with source map: median ${percentile(mapped, 0.5)} ms, p95 ${percentile(mapped, 0.95)} ms`,
)
for (const concurrency of [1, 20]) {
  report(
    `writes with fsync, ${concurrency} at a time: ${await writesPerSecond(client, concurrency)} per second`,
  )
}
await lake.close()
await rm(dataDir, {recursive: true})
