import {z} from 'zod'
import {isLakeDocument, type LakeDocument} from '#content-lake/documents/document.ts'

/** Change of one document. */
export interface Change {
  readonly id: string
  readonly before: LakeDocument | null
  readonly after: LakeDocument | null
  readonly mutations: readonly unknown[]
}

/** Changes that take effect together. */
export interface Transaction {
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly changes: readonly Change[]
}

const documentSchema = z.custom<LakeDocument>(isLakeDocument)

/** First line of a dataset file. */
export const headerSchema = z.object({
  contentLake: z.literal(1),
  projectId: z.string(),
  dataset: z.string(),
})

/** Any other line: a document of the snapshot, or a later transaction. */
export const recordSchema = z.union([
  z.object({document: documentSchema}),
  z.object({
    transaction: z.object({
      id: z.string(),
      timestamp: z.string(),
      author: z.string(),
      changes: z.array(
        z.object({
          id: z.string(),
          after: documentSchema.nullable(),
          mutations: z.array(z.unknown()),
        }),
      ),
    }),
  }),
])

/** Returns the line of a transaction. It omits `before`, which the previous lines determine. */
export function transactionLine(transaction: Transaction): string {
  const {id, timestamp, author} = transaction
  const changes = transaction.changes.map((change) => ({
    id: change.id,
    after: change.after,
    mutations: change.mutations,
  }))
  return `${JSON.stringify({transaction: {id, timestamp, author, changes}})}\n`
}
