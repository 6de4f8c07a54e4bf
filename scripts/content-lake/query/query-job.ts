import {z} from 'zod'
import {isLakeDocument, type LakeDocument} from '#content-lake/documents/document.ts'
import {viewNames} from '#content-lake/store/perspective-view.ts'

const jobSchema = z.object({
  kind: z.enum(['answer', 'answer-with-source-map']),
  query: z.string(),
  params: z.record(z.string(), z.unknown()),
  view: z.enum(viewNames),
  identity: z.string(),
})

/** A query for a query process. */
export type QueryJob = Readonly<z.infer<typeof jobSchema>>

/** Messages to a query process. `ready` follows the first copy of all documents. */
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

export type QueryOrder = z.infer<typeof queryOrderSchema>

/** Messages from a query process. `json` is the serialized result, which the lake doesn't parse again. */
export const queryReplySchema = z.union([
  z.object({ready: z.literal(true)}),
  z.object({json: z.string()}),
  z.object({status: z.number(), body: z.record(z.string(), z.unknown()), message: z.string()}),
])

export type QueryReply = z.infer<typeof queryReplySchema>
