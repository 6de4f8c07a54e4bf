import {RefusedWrite} from '#content-lake/http/errors.ts'
import type {PatchOperations} from './mutation-schema.ts'
import {listTargetsOf, pathOf, type Place, type Target, targetsOf} from './patch-path.ts'

/** Converts one operation to operations on single places of a document. */
type Step = (document: unknown, id: string) => PatchOperations[]

type Insert = NonNullable<PatchOperations['insert']>

/**
 * Splits a patch into steps, in the order of hosted Sanity. `@sanity/mutator` ignores parts of paths that it can't
 * parse and misplaces values whose target is missing, so each step resolves its path in the current document first.
 */
export function concretePatches(operations: PatchOperations): Step[] {
  const {setIfMissing, set, unset, diffMatchPatch, inc, dec, insert} = operations
  return [
    ...entriesOf(setIfMissing, (places, value) =>
      places.map((place) => ({setIfMissing: {[pathOf(place)]: value}})),
    ),
    ...entriesOf(set, (places, value) => places.map((place) => ({set: {[pathOf(place)]: value}}))),
    ...(unset ?? []).map((path) => at(path, unsetFrom)),
    ...Object.entries(diffMatchPatch ?? {}).map(([path, diff]) =>
      at(path, (targets, id) => diffOf(targets, path, diff, id)),
    ),
    ...Object.entries(inc ?? {}).map(([path, by]) =>
      at(path, (targets, id) => increments(targets, {path, by, id, verb: 'increment'})),
    ),
    ...Object.entries(dec ?? {}).map(([path, by]) =>
      at(path, (targets, id) => increments(targets, {path, by: -by, id, verb: 'decrement'})),
    ),
    ...(insert ? [(document: unknown, id: string) => insertions(document, insert, id)] : []),
  ]
}

function entriesOf(
  values: Record<string, unknown> | undefined,
  patches: (places: Place[], value: unknown) => PatchOperations[],
): Step[] {
  return Object.entries(values ?? {}).map(([path, value]) =>
    at(path, (targets) =>
      patches(
        targets.map(({place}) => place),
        value,
      ),
    ),
  )
}

function at(path: string, patches: (targets: Target[], id: string) => PatchOperations[]): Step {
  return (document, id) =>
    patches(
      parsingPath(path, id, () => targetsOf(document, path)),
      id,
    )
}

/** Last place first, so earlier indices stay valid. */
function unsetFrom(targets: readonly Target[]): PatchOperations[] {
  return targets
    .filter(({value}) => value !== undefined)
    .map(({place}) => ({unset: [pathOf(place)]}))
    .reverse()
}

function diffOf(
  targets: readonly Target[],
  path: string,
  diff: string,
  id: string,
): PatchOperations[] {
  const present = targets.filter(({value}) => value !== undefined)
  if (present.some(({value}) => typeof value !== 'string')) {
    throw notApplicable(`Cannot apply diffMatchPatch to "${path}" because it is not a string`, id)
  }
  return present.map(({place}) => ({diffMatchPatch: {[pathOf(place)]: diff}}))
}

function increments(
  targets: readonly Target[],
  {path, by, id, verb}: {path: string; by: number; id: string; verb: string},
): PatchOperations[] {
  // Hosted Sanity: "Cannot increment … because it is not present".
  if (targets.length === 0 || targets.some(({value}) => value === undefined)) {
    throw notApplicable(`Cannot ${verb} "${path}" because it is not present`, id)
  }
  if (targets.some(({value}) => typeof value !== 'number')) {
    throw notApplicable(`Cannot ${verb} "${path}" because it is not a number`, id)
  }
  return targets.map(({place}) => ({inc: {[pathOf(place)]: by}}))
}

/**
 * Resolves an insert. A missing item makes it a no-op, as on hosted Sanity, so concurrent edits of a list don't fail.
 * @throws RefusedWrite 409 when there is no list
 */
function insertions(document: unknown, insert: Insert, id: string): PatchOperations[] {
  const {before, after, replace, items} = insert
  const path = before ?? after ?? replace
  if (path === undefined) {
    throw notApplicable('An insert needs one of "before", "after" and "replace"', id, 400)
  }
  const lists = parsingPath(path, id, () => listTargetsOf(document, path))
  if (lists.length === 0) {
    const description = `Cannot insert at "${path}" because there is no list; create it with setIfMissing first`
    throw notApplicable(description, id)
  }
  return lists.flatMap(({list, length, indices}): PatchOperations[] => {
    const [first, last] = [indices[0], indices.at(-1)]
    if (first === undefined || last === undefined) return []
    const place = (index: number) => pathOf([...list, index])
    if (before !== undefined) return [{insert: {before: place(first), items}}]
    if (after !== undefined) return [{insert: {after: place(last), items}}]
    if (length === 0) return []
    // The replaced items may not be adjacent. The new ones take the place of the first.
    const others = indices.slice(1).map((index) => ({unset: [place(index)]}))
    return [...others.reverse(), {insert: {replace: place(first), items}}]
  })
}

function parsingPath<Value>(path: string, id: string, find: () => Value): Value {
  try {
    return find()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const description = `Invalid patch: the path "${path}" cannot be read: ${reason}`
    throw new RefusedWrite(400, 'validationError', description, {id})
  }
}

function notApplicable(description: string, id: string, status = 409) {
  return new RefusedWrite(status, 'validationError', description, {id})
}
