import type {QueryParams, SanityClient} from '@sanity/client'

/** Deletes all documents that a query selects, drafts included. The local lake has no mutations by query. */
export async function deleteSelected(
  client: SanityClient,
  query: string,
  params: QueryParams = {},
): Promise<void> {
  const ids = await client.fetch<string[]>(`${query}._id`, params, {perspective: 'raw'})
  const transaction = client.transaction()
  for (const id of ids) transaction.delete(id)
  await transaction.commit()
}
