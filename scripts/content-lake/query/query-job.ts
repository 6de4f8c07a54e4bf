import {z} from 'zod'
import {isLakeDocument, type LakeDocument} from '#content-lake/documents/document.ts'
import type {ViewName} from '#content-lake/store/perspective-view.ts'

/** A query as a process is asked it. */
export interface QueryJob {
  readonly kind: 'answer' | 'answer-with-source-map' | 'select-ids'
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly view: ViewName
  readonly identity: string
}

/** What a process is told: who it works for, what became of documents, that it has all, what to evaluate. */
export type QueryOrder =
  | {readonly type: 'begin'; readonly projectId: string; readonly dataset: string}
  | {
      readonly type: 'change'
      readonly put: readonly LakeDocument[]
      readonly removed: readonly string[]
    }
  | {readonly type: 'ready'}
  | {readonly type: 'evaluate'; readonly job: QueryJob}

const jobSchema = z.object({
  kind: z.enum(['answer', 'answer-with-source-map', 'select-ids']),
  query: z.string(),
  params: z.record(z.string(), z.unknown()),
  view: z.union([z.enum(['raw', 'published', 'public']), z.array(z.string())]),
  identity: z.string(),
})

export const queryOrderSchema = z.discriminatedUnion('type', [
  z.object({type: z.literal('begin'), projectId: z.string(), dataset: z.string()}),
  z.object({
    type: z.literal('change'),
    put: z.array(z.custom<LakeDocument>(isLakeDocument)),
    removed: z.array(z.string()),
  }),
  z.object({type: z.literal('ready')}),
  z.object({type: z.literal('evaluate'), job: jobSchema}),
])

/** What a process answers: the JSON of the result, so that nobody reads it again on its way, or a refusal. */
export const queryReplySchema = z.union([
  z.object({ready: z.literal(true)}),
  z.object({json: z.string()}),
  z.object({status: z.number(), body: z.record(z.string(), z.unknown()), message: z.string()}),
])
