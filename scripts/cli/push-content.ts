import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline/promises'
import {createClient, type SanityClient} from '@sanity/client'
import {exportDataset, importDataset} from '#content-lake/transfer.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {contentFilter} from '#shared/content-change.ts'
import {StepError} from './processes.ts'

interface Target {
  projectId: string
  dataset: string
  /** A token of the hosted project with write access. */
  token: string | undefined
}

interface Dated {
  _id: string
  _type: string
  _updatedAt: string
}

const query = `*[${contentFilter}]{_id, _type, _updatedAt} | order(_id)`
const maxListed = 20

/**
 * Copies the local dataset to hosted Sanity after a person has seen which documents it would overwrite.
 *
 * @param local - client of the local dataset
 * @param isConfirmed - whether to overwrite without a question
 * @throws StepError when the token is missing or the answer is no
 */
export async function pushContent(
  local: SanityClient,
  {projectId, dataset, token}: Target,
  {isConfirmed}: {isConfirmed: boolean},
): Promise<void> {
  if (!token)
    throw new StepError('Set SANITY_HOSTED_TOKEN to a token of that project that may write.')
  const name = `${projectId}/${dataset}`
  const client = createClient({
    projectId,
    dataset,
    apiVersion: contentApiVersion,
    useCdn: false,
    perspective: 'raw',
    token,
  })
  const [mine, theirs] = await Promise.all([
    local.fetch<Dated[]>(query, {}, {perspective: 'raw'}),
    client.fetch<Dated[]>(query),
  ])
  console.info(describeOverwrite(mine, theirs, name))
  if (theirs.length > 0 && !isConfirmed) await requireConsent(name)
  const folder = mkdtempSync(join(tmpdir(), 'content-push-'))
  try {
    const archive = join(folder, 'dataset.tar.gz')
    await exportDataset({
      client: local,
      dataset: local.config().dataset ?? '',
      destination: archive,
    })
    const {documents} = await importDataset({client, source: archive, operation: 'createOrReplace'})
    console.info(`${documents} documents are now in ${name}.`)
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** Returns what pushing documents to a dataset would do, with the documents that it would overwrite. */
export function describeOverwrite(
  mine: readonly Dated[],
  theirs: readonly Dated[],
  name: string,
): string {
  const known = new Map(theirs.map((document) => [document._id, document]))
  const overwritten = mine.flatMap((document) => known.get(document._id) ?? [])
  const kept = theirs.length - overwritten.length
  const listed = overwritten
    .slice(0, maxListed)
    .map(({_id, _type, _updatedAt}) => `  ${_type} ${_id}, last changed ${_updatedAt}`)
  const more = overwritten.length - listed.length
  return [
    `${name}: ${mine.length - overwritten.length} documents are new, ${overwritten.length} would be overwritten and ${kept} others stay.`,
    ...listed,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}

async function requireConsent(name: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StepError(`Nothing was copied. Add --yes to overwrite the documents of ${name}.`)
  const question = createInterface({input: process.stdin, output: process.stdout})
  const answer = await question.question(`Type ${name} to overwrite them: `)
  question.close()
  if (answer.trim() !== name) throw new StepError('Nothing was copied.')
}
