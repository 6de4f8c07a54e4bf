import {z} from 'zod'
import {
  patchOperationsSchema,
  transactionIdSchema,
} from '#content-lake/mutations/mutation-schema.ts'

const document = z.looseObject({_id: z.string(), _type: z.string()})
const stub = z.looseObject({_id: z.string().optional(), _type: z.string().optional()})
const named = <const Name extends string>(name: Name) => z.literal(`sanity.action.${name}`)

/** Actions on documents, drafts and versions (Sanity HTTP API, "Actions"). */
export const documentActionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: named('document.create'),
    publishedId: z.string().optional(),
    attributes: document,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: named('document.edit'),
    draftId: z.string(),
    publishedId: z.string(),
    patch: patchOperationsSchema,
  }),
  z.object({
    actionType: named('document.publish'),
    draftId: z.string(),
    publishedId: z.string(),
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({
    actionType: named('document.unpublish'),
    draftId: z.string(),
    publishedId: z.string(),
  }),
  z.object({
    actionType: named('document.delete'),
    publishedId: z.string(),
    includeDrafts: z.array(z.string()).default([]),
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: named('document.discard'),
    draftId: z.string(),
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: named('document.replaceDraft'),
    publishedId: z.string(),
    attributes: document,
  }),
  z.object({
    actionType: named('document.version.create'),
    publishedId: z.string(),
    document: stub.optional(),
    baseId: z.string().optional(),
    versionId: z.string().optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({
    actionType: named('document.version.discard'),
    versionId: z.string(),
    purge: z.boolean().optional(),
  }),
  z.object({actionType: named('document.version.replace'), document}),
  z.object({
    actionType: named('document.version.unpublish'),
    versionId: z.string(),
    publishedId: z.string(),
  }),
])

const releaseId = z.string().regex(/^[A-Za-z0-9_-]+$/, 'a release id has no dots')

export const releaseActionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: named('release.create'),
    releaseId,
    metadata: z.record(z.string(), z.unknown()).default({}),
  }),
  z.object({actionType: named('release.edit'), releaseId, patch: patchOperationsSchema}),
  z.object({actionType: named('release.publish'), releaseId}),
  z.object({actionType: named('release.archive'), releaseId}),
  z.object({actionType: named('release.unarchive'), releaseId}),
  z.object({actionType: named('release.delete'), releaseId}),
  z.object({
    actionType: named('release.import'),
    releaseId,
    attributes: document,
    ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
  }),
])

/** Body of `POST /data/actions/:dataset`. */
export const actionsBodySchema = z.object({
  actions: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  transactionId: transactionIdSchema,
  dryRun: z.boolean().optional(),
})

export type DocumentAction = z.infer<typeof documentActionSchema>
export type ReleaseAction = z.infer<typeof releaseActionSchema>
