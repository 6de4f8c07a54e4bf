import {z} from 'zod'

const documentStub = z.looseObject({_id: z.string().optional(), _type: z.string().optional()})

const operations = {
  set: z.record(z.string(), z.unknown()).optional(),
  setIfMissing: z.record(z.string(), z.unknown()).optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .strictObject({
      before: z.string().optional(),
      after: z.string().optional(),
      replace: z.string().optional(),
      items: z.array(z.unknown()),
    })
    .optional(),
}

const selection = {
  id: z.string().optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
}

/** The operations of a patch, as the Mutations API and `document.edit` take them. */
export const patchOperationsSchema = z.strictObject(operations)

/** One mutation: exactly one of the five kinds. Source: Sanity HTTP API, "Mutations". */
export const mutationSchema = z.union([
  z.strictObject({create: documentStub}),
  z.strictObject({createIfNotExists: documentStub}),
  z.strictObject({createOrReplace: documentStub}),
  z.strictObject({
    delete: z.strictObject({...selection, purge: z.boolean().optional()}),
  }),
  z.strictObject({
    patch: z.strictObject({...selection, ...operations, ifRevisionID: z.string().optional()}),
  }),
])

const transactionId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/, 'a transaction id has 1 to 128 letters, digits, "-" or "_"')
  .optional()

/** The body of `POST /data/mutate/:dataset`. */
export const mutateBodySchema = z.object({
  mutations: z.array(z.unknown()),
  transactionId,
})

/** The envelope shared by mutations and actions. */
export const transactionIdSchema = transactionId

export type PatchOperations = z.infer<typeof patchOperationsSchema>
export type Mutation = z.infer<typeof mutationSchema>
export type DocumentStub = z.infer<typeof documentStub>
