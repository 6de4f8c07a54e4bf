import type {SanityClient, SanityDocument} from 'sanity'
import {collectionTypes, singletonTypes} from '#shared/documents.ts'

/** The fields that a row of the list needs. */
export type Changed = Pick<SanityDocument, '_id' | '_type' | '_updatedAt'>

const shownCount = 8

/** The history request lists all ids in its URL, hence the limit of 60 documents. */
const query = `*[_type in $types] | order(_updatedAt desc)[0...60]{_id, _type, _updatedAt}`
const types = [...singletonTypes, ...collectionTypes]

/**
 * Returns the most recently changed documents, drafts included, latest first.
 *
 * @param author - user id that limits the result to this user's changes; null for everybody
 */
export async function fetchChanges(
  client: SanityClient,
  author: string | null,
): Promise<Changed[]> {
  const documents = await client
    .withConfig({perspective: 'drafts'})
    .fetch<Changed[]>(query, {types}, {tag: 'studio.recent'})
  if (author === null) return documents.slice(0, shownCount)
  const timeOf = await fetchTimes(client, documents, author)
  return documents
    .flatMap((document) => {
      const time = timeOf.get(publishedId(document._id))
      return time === undefined ? [] : [{...document, _updatedAt: time}]
    })
    .toSorted((one, other) => other._updatedAt.localeCompare(one._updatedAt))
    .slice(0, shownCount)
}

/** Source: Sanity HTTP API, "History". The response has one transaction per line. */
async function fetchTimes(
  client: SanityClient,
  documents: readonly Changed[],
  author: string,
): Promise<Map<string, string>> {
  const ids = documents.map(({_id}) => publishedId(_id)).flatMap((id) => [id, `drafts.${id}`])
  const dataset = client.config().dataset ?? ''
  const lines = await client.request<unknown>({
    url: `/data/history/${dataset}/transactions/${ids.join(',')}`,
    query: {authors: author, excludeContent: 'true', reverse: 'true'},
    tag: 'studio.recent',
  })
  const times = new Map<string, string>()
  for (const line of String(lines).split('\n').filter(Boolean)) {
    const transaction: unknown = JSON.parse(line)
    if (!isTransaction(transaction)) continue
    for (const id of transaction.documentIDs.map(publishedId)) {
      if (!times.has(id)) times.set(id, transaction.timestamp)
    }
  }
  return times
}

interface Transaction {
  documentIDs: string[]
  timestamp: string
}

const isTransaction = (value: unknown): value is Transaction =>
  typeof value === 'object' &&
  value !== null &&
  'documentIDs' in value &&
  Array.isArray(value.documentIDs) &&
  'timestamp' in value &&
  typeof value.timestamp === 'string'

const publishedId = (id: string): string => id.replace(/^drafts\./, '')
