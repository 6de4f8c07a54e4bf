import {Mutation} from '@sanity/mutator'
import {RefusedWrite} from '#content-lake/http/errors.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import type {PatchOperations} from './mutation-schema.ts'

/** Transaction and time of a change. */
export interface Stamp {
  readonly transactionId: string
  readonly timestamp: string
  /** Whether documents keep the `_updatedAt` that they have. */
  readonly keepUpdatedAt: boolean
}

/**
 * Returns the next revision of a document, patched with `@sanity/mutator` as in the Studio.
 * @throws RefusedWrite 400 for an invalid path or value, 409 for a change of id or type
 */
export function applyPatch(
  before: LakeDocument,
  operations: PatchOperations,
  {transactionId, timestamp, keepUpdatedAt}: Stamp,
): LakeDocument {
  const {_id, _type, _createdAt} = before
  // The mutator modifies the document and the mutation.
  const after = applied(structuredClone(before), {...structuredClone(operations), id: _id})
  for (const name of ['_id', '_type'] as const) {
    if (after?.[name] === before[name]) continue
    const description = `Cannot modify immutable attribute "${name}" of the document "${_id}"`
    throw new RefusedWrite(409, 'immutableAttributeError', description, {id: _id})
  }
  const updatedAt = keepUpdatedAt ? before._updatedAt : timestamp
  return {...after, _id, _type, _createdAt, _rev: transactionId, _updatedAt: updatedAt}
}

function applied(
  document: LakeDocument,
  patch: PatchOperations & {id: string},
): ReturnType<Mutation['apply']> {
  try {
    return new Mutation({mutations: [patchMutation(patch)]}).apply(document)
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    throw new RefusedWrite(400, 'validationError', `Invalid patch: ${description}`, {id: patch.id})
  }
}

type MutatorMutation = ConstructorParameters<typeof Mutation>[0]['mutations'][number]

function isMutatorMutation(value: unknown): value is MutatorMutation {
  return typeof value === 'object' && value !== null && 'patch' in value
}

// TypeScript can't narrow the wire format to the mutator's union for `insert`.
function patchMutation(patch: PatchOperations & {id: string}): MutatorMutation {
  const mutation: unknown = {patch}
  if (!isMutatorMutation(mutation)) throw new TypeError('a patch is an object')
  return mutation
}
