import type {SanityClient, SanityDocument} from 'sanity'

/** A deleted document. */
export interface BinEntry {
  readonly _id: string
  readonly _type: string
  readonly _updatedAt: string
  readonly title: string | null
}

/** Entries of documents that exist again, or still, are left out. */
const query = `*[_type == "binEntry" && count(*[_id in [^.documentId, "drafts." + ^.documentId]]) == 0]
  | order(_updatedAt desc)[0...100]{"_id": documentId, "_type": documentType, _updatedAt, title}`

/** Remembers a document before it is deleted. The history keeps its content; the dot in the id keeps visitors out. */
export async function storeBinEntry(
  client: SanityClient,
  documentType: string,
  document: SanityDocument | null,
): Promise<void> {
  if (document === null) return
  const documentId = document._id.replace(/^drafts\./, '')
  const titles = ['title', 'name', 'question', 'label', 'from'].map((field) => document[field])
  const title = titles.find((value) => typeof value === 'string') ?? null
  await client.createOrReplace({
    _id: `bin.${documentId}`,
    _type: 'binEntry',
    documentId,
    documentType,
    title,
  })
}

/** Fetches the deleted documents, latest first. */
export const fetchBinEntries = async (client: SanityClient): Promise<BinEntry[]> =>
  await client.withConfig({perspective: 'raw'}).fetch<BinEntry[]>(query)
