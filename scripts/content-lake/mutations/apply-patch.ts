import {Mutation} from '@sanity/mutator'
import {mutationError} from '#content-lake/http/errors.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import type {PatchOperations} from './mutation-schema.ts'

/** When and by which transaction a document is changed. */
export interface Stamp {
  readonly transactionId: string
  readonly timestamp: string
}

/**
 * Applies patch operations to a document with `@sanity/mutator`, the code the Studio itself uses,
 * and returns the new revision; the given one stays as it is.
 * @throws LakeError 400 for a path or value that cannot be applied, 409 for a change of id or type.
 */
export function applyPatch(
  before: LakeDocument,
  operations: PatchOperations,
  {transactionId, timestamp}: Stamp,
): LakeDocument {
  const {_id, _type, _createdAt} = before
  // The mutator writes into what it is given, the mutation included.
  const document = structuredClone(before)
  const patch = {...structuredClone(operations), id: _id}
  let after: Record<string, unknown> | null
  try {
    after = new Mutation({mutations: [patchMutation(patch)], transactionId, timestamp}).apply(
      document,
    )
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    throw mutationError(400, 'validationError', `Invalid patch: ${description}`, {id: _id})
  }
  if (after?.['_id'] !== _id || after['_type'] !== _type) {
    const description = `The document "${_id}" cannot change its _id or _type`
    throw mutationError(409, 'immutableAttributeError', description, {id: _id})
  }
  return {...after, _id, _type, _createdAt, _rev: transactionId, _updatedAt: timestamp}
}

type MutatorMutation = ConstructorParameters<typeof Mutation>[0]['mutations'][number]

function isMutatorMutation(value: unknown): value is MutatorMutation {
  return typeof value === 'object' && value !== null && 'patch' in value
}

// The published type of `insert` is a union the wire format cannot be narrowed to step by step.
function patchMutation(patch: PatchOperations & {id: string}): MutatorMutation {
  const mutation: unknown = {patch}
  if (!isMutatorMutation(mutation)) throw new TypeError('a patch is an object')
  return mutation
}
