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

/** Patch operations of the Mutations API and of `document.edit`. */
export const patchOperationsSchema = z.strictObject(operations)

/** One mutation (Sanity HTTP API, "Mutations"). Of those by query, the Studio sends deletions only. */
export const mutationSchema = z.union([
  z.strictObject({create: documentStub}),
  z.strictObject({createIfNotExists: documentStub}),
  z.strictObject({createOrReplace: documentStub}),
  z.strictObject({delete: z.strictObject({id: z.string(), purge: z.boolean().optional()})}),
  z.strictObject({
    delete: z.strictObject({
      query: z.string(),
      params: z.record(z.string(), z.unknown()).default({}),
    }),
  }),
  z.strictObject({
    patch: z.strictObject({id: z.string(), ...operations, ifRevisionID: z.string().optional()}),
  }),
])

export const transactionIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/, 'a transaction id has 1 to 128 letters, digits, "-" or "_"')
  .optional()

/** Body of `POST /data/mutate/:dataset`. */
export const mutateBodySchema = z.object({
  mutations: z.array(z.unknown()),
  transactionId: transactionIdSchema,
})

export type PatchOperations = z.infer<typeof patchOperationsSchema>
export type Mutation = z.infer<typeof mutationSchema>
export type DocumentStub = z.infer<typeof documentStub>
