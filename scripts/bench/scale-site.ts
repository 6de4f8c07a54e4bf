import {randomBytes} from 'node:crypto'
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {buildSite} from '#scripts/cli/build-site.ts'
import {lakeCommand} from '#scripts/cli/lake-command.ts'
import {localClient, withOwnLake} from '#scripts/cli/local-lake.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {prepareContent} from '#scripts/cli/prepare-content.ts'
import {readSettings, type Settings} from '#scripts/cli/settings.ts'
import {ensureFree, waitFor} from '#scripts/cli/wait-for.ts'
import {withPeakMemory} from './peak-memory.ts'
import {modelsOf, modelTypes, scaleDocuments, type StoredDocument} from './scale-documents.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = '.data/bench-scale'
const sitePort = 3313
const lakePort = 3644
const documentsAtOnce = 200
const maxBuildMs = 30 * 60_000

/** A site with many documents, on its own ports and data. */
export interface ScaleSite {
  origin: string
  /** Reads and writes, drafts too. */
  content: SanityClient
  metricsToken: string
  /** Of the build: `null` when it did not end in time, and then nothing is served. */
  build: {timeMs: number; peakBytes: number} | null
  /** Of the lake with its processes, in bytes. */
  lakeMemory: () => Promise<number>
  siteMemory: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * Fills a dataset of its own with the first content and generated documents, builds the site and starts it.
 *
 * @param size - how many documents of each type are generated
 * @throws StepError when a port is taken or something does not start
 */
export async function startScaleSite(size: number): Promise<ScaleSite> {
  removeScaleData()
  const metricsToken = secret()
  const settings = readSettings(
    root,
    {
      ...process.env,
      PORT: String(sitePort),
      CONTENT_LAKE_PORT: String(lakePort),
      DATA_DIR: folder,
      METRICS_TOKEN: metricsToken,
      SANITY_API_READ_TOKEN: secret(),
      SANITY_API_WRITE_TOKEN: secret(),
      SANITY_REVALIDATE_SECRET: secret(),
      LINK_SIGNING_SECRET: secret(),
    },
    false,
  )
  await ensureFree(sitePort, 'PORT')
  await ensureFree(lakePort, 'CONTENT_LAKE_PORT')
  await prepareContent(settings)
  await withOwnLake(settings, (client) => fill(client, size))
  const processes = new Processes()
  const end = (reason: string) => {
    console.error(reason)
    void processes.stopAll().then(() => process.exit(1))
  }
  try {
    const lake = processes.start(lakeCommand(settings), end)
    await waitFor(`http://127.0.0.1:${lakePort}/_lake/health`, 120_000)
    const build = await buildWithin(settings)
    const content = localClient(settings)
    const stop = () => processes.stopAll()
    const origin = settings.siteOrigin
    const lakeMemory = () => memoryOf(lake.pid)
    if (build === null) {
      return {origin, content, metricsToken, build, lakeMemory, siteMemory: lakeMemory, stop}
    }
    const site = processes.start(siteCommand(settings), end)
    await waitFor(`${origin}/api/health`, 120_000)
    return {
      origin,
      content,
      metricsToken,
      build,
      lakeMemory,
      siteMemory: () => memoryOf(site.pid),
      stop,
    }
  } catch (error) {
    await processes.stopAll()
    throw error
  }
}

/** Deletes what the benchmark wrote; the next start of anything else builds the site again. */
export function removeScaleData(): void {
  rmSync(join(root, folder), {recursive: true, force: true})
}

const secret = () => randomBytes(24).toString('hex')

async function memoryOf(pid: number | undefined): Promise<number> {
  if (pid === undefined) throw new Error('A process has no id.')
  return (await withPeakMemory(pid, () => Promise.resolve())).peakBytes
}

/** @returns null when the build did not end in time */
async function buildWithin(settings: Settings): Promise<ScaleSite['build']> {
  const building = new Processes()
  const timer = setTimeout(() => void building.stopAll(), maxBuildMs)
  try {
    const {timeMs, peakBytes} = await withPeakMemory(
      process.pid,
      // What was built from other documents is no measure of these.
      () => buildSite(settings, building, true),
    )
    return building.isStopping ? null : {timeMs, peakBytes}
  } finally {
    clearTimeout(timer)
  }
}

const siteCommand = (settings: Settings) => ({
  name: 'site',
  script: join(root, 'src', 'edge', 'serve.ts'),
  parameters: ['--port', String(settings.sitePort)],
  folder: root,
  environment: {...settings.environment, NODE_ENV: 'production'},
})

async function fill(client: SanityClient, size: number): Promise<void> {
  const first = await client.fetch<StoredDocument[]>('*[_type in $types] | order(_id)', {
    types: modelTypes,
  })
  const documents = scaleDocuments(modelsOf(first), size)
  for (let start = 0; start < documents.length; start += documentsAtOnce) {
    const transaction = client.transaction()
    for (const document of documents.slice(start, start + documentsAtOnce)) {
      transaction.createOrReplace(document)
    }
    await transaction.commit({returnDocuments: false, visibility: 'async'})
  }
}
