import {jsonMatch, parsePath, type PathNode, type SubscriptElementNode} from '@sanity/json-match'
import {isRecord} from '#content-lake/documents/document.ts'

/** Attribute names and list indices from the root of a document. */
export type Place = readonly (string | number)[]

/** A place and its current value. */
export interface Target {
  readonly place: Place
  readonly value: unknown
}

const plainName = /^[A-Za-z_]\w*$/
const reservedNames = new Set(['true', 'false', 'null'])

/**
 * Returns the places that a path matches. They include missing attributes but not missing items: a patch never
 * creates an item by setting a value in it (Sanity docs, "JSONMatch"; `patchOperations.ts` in `@sanity/sdk`).
 * @throws SyntaxError when the path is invalid
 */
export function targetsOf(document: unknown, path: string): Target[] {
  const tree = parse(path)
  const places = [...jsonMatch(document, tree)].flatMap((match) => resolve(document, match.path))
  // `..name` matches existing attributes only.
  return isRecursive(tree) ? places.filter(({value}) => value !== undefined) : places
}

/** A list and the indices that a path selects in it. */
export interface ListTarget {
  readonly list: Place
  readonly length: number
  readonly indices: readonly number[]
}

/**
 * Returns the lists that a path to an item leads into, with the selected indices in ascending order. In an empty
 * list, `[0]` and `[-1]` select index 0.
 * @throws SyntaxError when the path is invalid
 */
export function listTargetsOf(document: unknown, path: string): ListTarget[] {
  const {base, recursive, segment} = parse(path)
  if (!base || recursive === true || segment.type === 'Identifier' || segment.type === 'This') {
    throw new SyntaxError('it has to end with an item of a list, as in tags[-1]')
  }
  return [...jsonMatch(document, base)].flatMap((match) =>
    resolve(document, match.path).flatMap(({place, value}): ListTarget[] => {
      if (!Array.isArray(value)) return []
      const items: unknown[] = value
      const found = [...jsonMatch(items, {type: 'Path', segment})].flatMap(
        ({path: [step, ...rest]}) =>
          step === undefined || typeof step === 'string' || rest.length > 0
            ? []
            : [indexWithin(items, step)],
      )
      const indices = [...new Set(found.filter((index) => index >= 0))].sort((a, b) => a - b)
      return [{list: place, length: items.length, indices}]
    }),
  )
}

/** Formats a place as a path that `@sanity/mutator` parses unambiguously. */
export function pathOf(place: Place): string {
  return place
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      if (!plainName.test(step) || reservedNames.has(step)) {
        return `['${step.replace(/[\\']/g, '\\$&')}']`
      }
      return index === 0 ? step : `.${step}`
    })
    .join('')
}

/** Parses a path strictly. `@sanity/mutator` would ignore unknown syntax, for instance read `o["p"]` as `o`. */
function parse(path: string): PathNode {
  const hint = "names with characters other than letters, digits and _ are written ['like this']"
  let tree
  try {
    tree = parsePath(path)
  } catch (error) {
    throw new SyntaxError(`${error instanceof Error ? error.message : String(error)}; ${hint}`)
  }
  if (tree?.type !== 'Path') throw new SyntaxError(`it is a value, not a path; ${hint}`)
  for (const node of nodesOf(tree)) {
    if (node.segment.type === 'This') throw new SyntaxError('it has to name an attribute')
    const elements = node.segment.type === 'Subscript' ? node.segment.elements : []
    if (elements.some(isText))
      throw new SyntaxError(`a string in brackets selects nothing; ${hint}`)
  }
  return tree
}

function isText({type}: SubscriptElementNode): boolean {
  return type === 'String' || type === 'Boolean' || type === 'Null'
}

function isRecursive(tree: PathNode): boolean {
  return nodesOf(tree).some(({recursive}) => recursive === true)
}

/** Returns the node of a path and all nodes before it. */
function nodesOf(tree: PathNode): PathNode[] {
  const nodes: PathNode[] = []
  for (let node: PathNode | undefined = tree; node; node = node.base) {
    // `..name` starts at the document itself.
    const isRoot = node.base === undefined && node !== tree && node.segment.type === 'This'
    if (!isRoot) nodes.push(node)
  }
  return nodes
}

type Step = string | number | {readonly _key: string}

function resolve(document: unknown, path: readonly Step[]): Target[] {
  const place: (string | number)[] = []
  let value = document
  for (const step of path) {
    if (typeof step === 'string') {
      place.push(step)
      value = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
      continue
    }
    if (!Array.isArray(value)) return []
    const items: unknown[] = value
    const index = indexOf(items, step)
    if (index < 0 || index >= items.length) return []
    place.push(index)
    value = items[index]
  }
  return [{place, value}]
}

function indexOf(items: readonly unknown[], step: number | {readonly _key: string}): number {
  if (typeof step === 'number') return step < 0 ? items.length + step : step
  return items.findIndex((item) => isRecord(item) && item['_key'] === step._key)
}

/** Returns the index of an existing item, 0 for the first item of an empty list, or -1. */
function indexWithin(items: readonly unknown[], step: number | {readonly _key: string}): number {
  if (items.length === 0) return step === 0 || step === -1 ? 0 : -1
  const index = indexOf(items, step)
  return index < items.length ? index : -1
}
