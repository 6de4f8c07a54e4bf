import {RefusedWrite} from '#content-lake/http/errors.ts'
import type {PatchOperations} from './mutation-schema.ts'
import {listTargetsOf, pathOf, type Place, type Target, targetsOf} from './patch-path.ts'

/** Returns what one operation does to a document, with paths that lead to one place each. */
type Step = (document: unknown, id: string) => PatchOperations[]

type Insert = NonNullable<PatchOperations['insert']>

/**
 * Splits the operations of a patch into steps, in the order in which hosted Sanity does them. Each looks at the
 * document as the ones before have left it, and finds the places that its path leads to: `@sanity/mutator` leaves out
 * what it does not understand of a path, and puts what it finds no place for somewhere else.
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
      withPathNamed(path, id, () => targetsOf(document, path)),
      id,
    )
}

/** From the end, so that what is taken away moves nothing that is still to go. */
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
    throw notApplicable(`Cannot apply diffMatchPatch to "${path}" because it is not a text`, id)
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
 * An item that the list does not have is no place to insert at: nothing is inserted then, as with hosted Sanity, so
 * that two editors of one list do not stop each other. Without a list there is nothing to insert into.
 */
function insertions(document: unknown, insert: Insert, id: string): PatchOperations[] {
  const {before, after, replace, items} = insert
  const path = before ?? after ?? replace
  if (path === undefined) {
    throw notApplicable('An insert needs one of "before", "after" and "replace"', id, 400)
  }
  const lists = withPathNamed(path, id, () => listTargetsOf(document, path))
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
    // Other items may stand between those that are replaced: what is new comes where the first was.
    const others = indices.slice(1).map((index) => ({unset: [place(index)]}))
    return [...others.reverse(), {insert: {replace: place(first), items}}]
  })
}

function withPathNamed<Value>(path: string, id: string, find: () => Value): Value {
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
