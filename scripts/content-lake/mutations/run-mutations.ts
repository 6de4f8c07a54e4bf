import {inOrder, refusal, RefusedWrite} from '#content-lake/http/errors.ts'
import {type Mutation, mutationSchema, type PatchOperations} from './mutation-schema.ts'
import type {StagedTransaction} from './staged-transaction.ts'

/** Returns the ids of the documents that a query selects. */
export type SelectIds = (query: string, params: Record<string, unknown>) => string[]

/** Validates the mutations of a request. @throws LakeError 400 with the index of the first invalid one */
export function parseMutations(values: readonly unknown[]): Mutation[] {
  return values.map((value, index) => {
    const parsed = mutationSchema.safeParse(value)
    if (parsed.success) return parsed.data
    const description = `Mutation ${index} is not one of create, createIfNotExists, createOrReplace, delete and patch as the API defines them`
    throw refusal('mutationError', new RefusedWrite(400, 'validationError', description), index)
  })
}

export function selectsByQuery(mutation: Mutation): boolean {
  if ('patch' in mutation) return mutation.patch.query !== undefined
  if ('delete' in mutation) return mutation.delete.query !== undefined
  return false
}

/** Stages mutations in order. @throws LakeError with the index of the refused mutation */
export function runMutations(
  mutations: readonly Mutation[],
  staged: StagedTransaction,
  selectIds: SelectIds,
): void {
  inOrder('mutationError', mutations, (mutation) => runMutation(mutation, staged, selectIds))
}

function runMutation(mutation: Mutation, staged: StagedTransaction, selectIds: SelectIds): void {
  if ('create' in mutation) staged.create(mutation.create)
  else if ('createIfNotExists' in mutation) staged.createIfNotExists(mutation.createIfNotExists)
  else if ('createOrReplace' in mutation) staged.createOrReplace(mutation.createOrReplace)
  else if ('delete' in mutation) {
    for (const id of selected(mutation.delete, selectIds)) staged.delete(id)
  } else {
    const {id, query, params, ifRevisionID, ...operations} = mutation.patch
    const ids = selected(
      {...(id === undefined ? {} : {id}), ...(query === undefined ? {} : {query}), params},
      selectIds,
    )
    for (const each of ids) staged.patch(each, definedItems(operations), ifRevisionID)
  }
}

function definedItems(operations: PatchOperations): PatchOperations {
  const entries: [string, unknown][] = Object.entries(operations)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function selected(
  selection: {
    id?: string | undefined
    query?: string | undefined
    params?: Record<string, unknown> | undefined
  },
  selectIds: SelectIds,
): string[] {
  if (selection.id !== undefined) return [selection.id]
  if (selection.query !== undefined) return selectIds(selection.query, selection.params ?? {})
  throw new RefusedWrite(400, 'validationError', 'A patch or delete needs an "id" or a "query"')
}
