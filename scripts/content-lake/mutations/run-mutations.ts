import {inOrder, refusal, RefusedWrite} from '#content-lake/http/errors.ts'
import {type Mutation, mutationSchema, type PatchOperations} from './mutation-schema.ts'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import type {StagedTransaction} from './staged-transaction.ts'

/** The documents that the queries of deletions selected. */
export type Selections = ReadonlyMap<Mutation, readonly Pick<LakeDocument, '_id' | '_rev'>[]>

/** Validates the mutations of a request. @throws LakeError 400 with the index of the first invalid one */
export function parseMutations(values: readonly unknown[]): Mutation[] {
  return values.map((value, index) => {
    const parsed = mutationSchema.safeParse(value)
    if (parsed.success) return parsed.data
    const description = `Mutation ${index} is not one of create, createIfNotExists, createOrReplace, delete and patch, the last by an id`
    throw refusal('mutationError', new RefusedWrite(400, 'validationError', description), index)
  })
}

/** Stages mutations in order. @throws LakeError with the index of the refused mutation */
export function runMutations(
  mutations: readonly Mutation[],
  selections: Selections,
  staged: StagedTransaction,
): void {
  inOrder('mutationError', mutations, (mutation) => runMutation(mutation, selections, staged))
}

function runMutation(mutation: Mutation, selections: Selections, staged: StagedTransaction): void {
  if ('create' in mutation) staged.create(mutation.create)
  else if ('createIfNotExists' in mutation) staged.createIfNotExists(mutation.createIfNotExists)
  else if ('createOrReplace' in mutation) staged.createOrReplace(mutation.createOrReplace)
  else if ('delete' in mutation) {
    if ('id' in mutation.delete) staged.delete(mutation.delete.id)
    for (const {_id, _rev} of selections.get(mutation) ?? []) {
      // One that changed in the meantime may no longer fit the query.
      if (staged.get(_id)?._rev === _rev) staged.delete(_id)
    }
  } else {
    const {id, ifRevisionID, ...operations} = mutation.patch
    staged.patch(id, definedItems(operations), ifRevisionID)
  }
}

function definedItems(operations: PatchOperations): PatchOperations {
  const entries: [string, unknown][] = Object.entries(operations)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
