import {type GroqNode, isNode} from './groq-engine.ts'
import {mapNodes, withoutGroups} from './walk-nodes.ts'

type Known = {readonly value: unknown} | {readonly parameter: string}

/** A subset of the documents that contains every match of a filter. */
export interface Narrowing {
  readonly parameter: string
  readonly by: 'id' | 'reference' | 'type'
  readonly values: readonly Known[]
}

/** A query whose whole-dataset filters read subsets where possible. */
export interface NarrowedQuery {
  readonly tree: GroqNode
  readonly narrowings: readonly Narrowing[]
}

const priority = ['id', 'reference', 'type'] as const

/**
 * Replaces the `*` of `*[_type == "x" && …]`, `*[_id == $id]`, `*[_id in […]]` and `*[references($id)]` with a
 * parameter with fewer documents. The filter stays, so the result is the same.
 */
export function narrow(tree: GroqNode): NarrowedQuery {
  const narrowings: Narrowing[] = []
  const narrowed = mapNodes(tree, (node) => {
    const base = node.type === 'Filter' ? withoutGroups(node['base']) : undefined
    if (base?.type !== 'Everything') return node
    const constraints = conjunctsOf(node['expr']).flatMap((conjunct) => constraintOf(conjunct))
    const best = priority.map((by) => constraints.find((each) => each.by === by)).find(Boolean)
    if (!best) return node
    const parameter = `\u0000narrowed${narrowings.length}`
    narrowings.push({...best, parameter})
    return {...node, base: {type: 'Parameter', name: parameter}}
  })
  return {tree: narrowed, narrowings}
}

function conjunctsOf(value: unknown): GroqNode[] {
  const node = withoutGroups(value)
  if (!node) return []
  if (node.type !== 'And') return [node]
  return [...conjunctsOf(node['left']), ...conjunctsOf(node['right'])]
}

function constraintOf(node: GroqNode): Omit<Narrowing, 'parameter'>[] {
  if (node.type === 'FuncCall' && node['namespace'] === 'global' && node['name'] === 'references') {
    const args: unknown[] = Array.isArray(node['args']) ? node['args'] : []
    const values = args.map(knownOf)
    return values.every((value) => value !== undefined) ? [{by: 'reference', values}] : []
  }
  if (node.type !== 'OpCall') return []
  if (node['op'] === '==') {
    return [
      ...comparison(fieldOf(node['left']), [knownOf(node['right'])]),
      ...comparison(fieldOf(node['right']), [knownOf(node['left'])]),
    ]
  }
  if (node['op'] === 'in') return comparison(fieldOf(node['left']), listOf(node['right']))
  return []
}

function comparison(
  by: 'id' | 'type' | undefined,
  values: readonly (Known | undefined)[],
): Omit<Narrowing, 'parameter'>[] {
  const known = values.filter((value) => value !== undefined)
  return by && known.length === values.length ? [{by, values: known}] : []
}

function fieldOf(value: unknown): 'id' | 'type' | undefined {
  const node = withoutGroups(value)
  if (node?.type !== 'AccessAttribute') return undefined
  const base = node['base'] === undefined ? undefined : withoutGroups(node['base'])
  if (base && base.type !== 'This') return undefined
  if (node['name'] === '_id') return 'id'
  return node['name'] === '_type' ? 'type' : undefined
}

function knownOf(value: unknown): Known | undefined {
  const node = withoutGroups(value)
  if (node?.type === 'Value') return {value: node['value']}
  if (node?.type === 'Parameter') return {parameter: String(node['name'])}
  return undefined
}

function listOf(value: unknown): (Known | undefined)[] {
  const node = withoutGroups(value)
  if (node?.type !== 'Array') return [knownOf(node)]
  const elements: unknown[] = Array.isArray(node['elements']) ? node['elements'] : []
  return elements
    .filter(isNode)
    .map((element) => (element['isSplat'] === true ? undefined : knownOf(element['value'])))
}

/** Returns the strings of a narrowing, with lists flattened. Other values match nothing. */
export function namesOf(
  narrowing: Narrowing,
  params: Readonly<Record<string, unknown>>,
): Set<string> {
  const values = narrowing.values.map((known) =>
    'value' in known ? known.value : params[known.parameter],
  )
  return new Set(values.flat(1).filter((value) => typeof value === 'string'))
}
