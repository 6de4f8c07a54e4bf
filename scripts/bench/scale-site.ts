import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {buildSite} from '#scripts/cli/build-site.ts'
import {lakeCommand} from '#scripts/cli/lake-command.ts'
import {localClient, withOwnLake} from '#scripts/cli/local-lake.ts'
import {prepareContent} from '#scripts/cli/prepare-content.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {benchSettings, fail, removeBenchData, root} from './bench-site.ts'
import {residentBytes, withPeakMemory} from './memory.ts'
import {scaleDocuments, type StoredDocument, templatesIn, templateTypes} from './scale-documents.ts'

const metricsToken = 'metrics-token-of-the-benchmark'
const documentsPerTransaction = 200

/** A site with many documents. */
export type ScaleSite = Awaited<ReturnType<typeof startScaleSite>>

/** Builds and starts a site with the seed and generated documents. @throws StepError when it does not start */
export async function startScaleSite(size: number) {
  removeBenchData()
  const settings = benchSettings({METRICS_TOKEN: metricsToken})
  const {environment, siteOrigin: origin, sitePort} = settings
  await prepareContent(settings)
  await withOwnLake(settings, (client) => fill(client, size))
  const processes = new Processes()
  const stop = async () => {
    await processes.stopAll()
    removeBenchData()
  }
  try {
    const lake = processes.start(lakeCommand(settings), fail)
    await waitFor(`${settings.lakeOrigin}/_lake/health`, 120_000)
    const build = await withPeakMemory(process.pid, () => buildSite(settings, processes, true))
    const script = join(root, 'src', 'edge', 'serve.ts')
    const parameters = ['--port', String(sitePort)]
    const site = processes.start(
      {name: 'site', script, parameters, folder: root, environment},
      fail,
    )
    await waitFor(`${origin}/api/health`, 120_000)
    return {
      origin,
      content: localClient(settings),
      build,
      /** Resident memory in bytes. */
      lakeMemory: () => residentBytes(lake.pid ?? 0),
      siteMemory: () => residentBytes(site.pid ?? 0),
      /** Publications that the site has processed. */
      publicationCount: () => readPublicationCount(origin),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fill(client: SanityClient, size: number): Promise<void> {
  const seed = await client.fetch<StoredDocument[]>('*[_type in $types]', {types: templateTypes})
  const documents = scaleDocuments(templatesIn(seed), size)
  for (let start = 0; start < documents.length; start += documentsPerTransaction) {
    const transaction = client.transaction()
    for (const document of documents.slice(start, start + documentsPerTransaction))
      transaction.createOrReplace(document)
    await transaction.commit({returnDocuments: false, visibility: 'async'})
  }
}

async function readPublicationCount(origin: string): Promise<number> {
  const headers = {authorization: `Bearer ${metricsToken}`}
  const metrics = await (await fetch(`${origin}/api/metrics`, {headers})).text()
  const count = /^site_publications_total (\d+)$/m.exec(metrics)?.[1]
  if (count === undefined) throw new Error('/api/metrics has no site_publications_total.')
  return Number(count)
}
