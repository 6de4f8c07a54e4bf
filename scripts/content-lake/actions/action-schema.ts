import {z} from 'zod'
import {
  patchOperationsSchema,
  transactionIdSchema,
} from '#content-lake/mutations/mutation-schema.ts'

const document = z.looseObject({_id: z.string(), _type: z.string()})
const named = <const Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)
const pair = {draftId: z.string(), publishedId: z.string()}

/** Actions on documents and drafts (Sanity HTTP API, "Actions"). */
export const documentActionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: named('create'),
    attributes: document,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({actionType: named('edit'), ...pair, patch: patchOperationsSchema}),
  z.object({
    actionType: named('publish'),
    ...pair,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({actionType: named('unpublish'), ...pair}),
  z.object({
    actionType: named('delete'),
    publishedId: z.string(),
    includeDrafts: z.array(z.string()).default([]),
  }),
  z.object({actionType: named('discard'), draftId: z.string()}),
  // The Studio discards drafts with this action.
  z.object({actionType: named('version.discard'), versionId: z.string()}),
  z.object({actionType: named('replaceDraft'), attributes: document}),
])

/** Body of `POST /data/actions/:dataset`. */
export const actionsBodySchema = z.object({
  actions: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  transactionId: transactionIdSchema,
  dryRun: z.boolean().optional(),
})

export type DocumentAction = z.infer<typeof documentActionSchema>
