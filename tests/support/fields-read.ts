import {isNode, type GroqNode} from '#content-lake/query/groq-engine.ts'
import {nodesIn} from '#content-lake/query/walk-nodes.ts'
import {
  childrenOf,
  documentPlaces,
  fieldOf,
  fieldsBelow,
  isOfType,
  membersOf,
  type Place,
  targetsOf,
} from '#tests/support/schema-fields.ts'

/** The possible results of an expression: places in the schema, and objects that the query creates. */
interface Outcome {
  readonly places: readonly Place[]
  readonly made: ReadonlyMap<string, Outcome>
}

interface Scope {
  readonly value: Outcome
  /** The scope that `^` refers to. */
  readonly parent: Scope | null
  /** Whether `^` skips this scope, as it does for the items of a list. */
  readonly isHidden?: boolean
}

export interface FieldsRead {
  /** Fields that the query names. */
  readonly named: ReadonlySet<string>
  /** Fields that the query reads with their parent (`...`, or an object without a projection). */
  readonly taken: ReadonlySet<string>
}

const nothing: Outcome = {places: [], made: new Map()}

/**
 * Evaluates a query on the schema instead of documents, and records every field that it reads.
 *
 * A field counts as read when a projection, a filter or an order names it, or when the query reads the whole object
 * around it. Whole sections of a page, which the search reads, do not count.
 *
 * @param tree - the parsed query
 * @throws Error for an unknown kind of node
 */
export function fieldsRead(tree: GroqNode): FieldsRead {
  const named = new Set<string>()
  const taken = new Set<string>()
  const recordWhole = (places: readonly Place[]) => {
    for (const {path} of places.flatMap(childrenInPlace)) taken.add(path)
  }

  function attribute(base: Outcome, name: string): Outcome {
    const places = base.places.flatMap((place) => fieldOf(place, name))
    for (const {path} of places) named.add(path)
    return union([{places, made: new Map()}, base.made.get(name) ?? nothing])
  }

  function project(node: GroqNode, scope: Scope): Outcome {
    const made = new Map<string, Outcome>()
    const spread: Place[] = []
    for (const entry of nodes(node['attributes'])) {
      if (entry.type === 'ObjectAttributeValue') {
        const outcome = walk(entry['value'], scope)
        made.set(String(entry['name']), outcome)
        recordWhole(outcome.places)
      } else if (entry.type === 'ObjectSplat') {
        spread.push(...walk(entry['value'], scope).places)
      } else {
        const value = {...scope.value, places: narrowed(scope.value.places, entry['condition'])}
        walk(entry['condition'], scope)
        const projected = walk(entry['value'], {...scope, value})
        spread.push(...projected.places)
        for (const [name, outcome] of projected.made) made.set(name, outcome)
      }
    }
    // Unless another projection follows, the query reads all of a spread object.
    return {places: spread, made}
  }

  function walk(node: unknown, scope: Scope): Outcome {
    if (!isNode(node)) return nothing
    const base = () => walk(node['base'], scope)
    const within = (value: Outcome): Scope => ({
      value: items(value),
      parent: scope.isHidden === true ? scope.parent : scope,
    })
    switch (node.type) {
      case 'Everything':
        return {places: documentPlaces, made: new Map()}
      case 'This':
        return scope.value
      case 'Parent':
        return ancestor(scope, Number(node['n'])).value
      case 'AccessAttribute':
        return attribute(node['base'] === undefined ? scope.value : base(), String(node['name']))
      case 'AccessElement':
      case 'ArrayCoerce':
      case 'Slice':
      case 'Group':
        return items(base())
      case 'Deref':
        return {places: base().places.flatMap(targetsOf), made: new Map()}
      case 'Filter': {
        const all = items(base())
        const value = {...all, places: narrowed(all.places, node['expr'])}
        walk(node['expr'], within(value))
        return value
      }
      case 'Map':
      case 'FlatMap':
        return walk(node['expr'], {value: items(base()), parent: scope, isHidden: true})
      case 'Projection':
        return walk(node['expr'], within(base()))
      case 'Object':
        return project(node, scope)
      case 'PipeFuncCall': {
        const value = base()
        for (const argument of nodes(node['args'])) walk(argument, within(value))
        return value
      }
      case 'FuncCall':
        return call(node, scope)
      case 'Select': {
        const alternatives = nodes(node['alternatives'])
        for (const {condition} of alternatives) walk(condition, scope)
        const values = [...alternatives.map(({value}) => value), node['fallback']]
        return union(values.map((value) => walk(value, scope)))
      }
      case 'Array':
        return union(nodes(node['elements']).map(({value}) => walk(value, scope)))
      case 'And':
      case 'Or':
      case 'OpCall':
        walk(node['left'], scope)
        walk(node['right'], scope)
        return nothing
      case 'Not':
      case 'Neg':
      case 'Asc':
      case 'Desc':
        base()
        return nothing
      case 'Value':
      case 'Parameter':
        return nothing
      default:
        throw new Error(`The walk over the schema does not know ${node.type}`)
    }
  }

  function call(node: GroqNode, scope: Scope): Outcome {
    const values = nodes(node['args']).map((argument) => walk(argument, scope))
    if (node['name'] === 'coalesce') return union(values)
    // These two functions check a field without reading its value.
    if (node['name'] !== 'defined' && node['name'] !== 'references') {
      for (const {places} of values) recordWhole(places)
    }
    return nothing
  }

  const result = walk(tree, {value: nothing, parent: null})
  recordWhole(result.places)
  return {named, taken}
}

/** Returns the fields that are read with a place, except the sections of a page. */
function childrenInPlace(place: Place): Place[] {
  return membersOf(place)
    .filter((member) => member.path === place.path)
    .flatMap((member) => [...childrenOf(member), ...fieldsBelow(member)])
    .filter(({path}) => path.startsWith(`${place.path}.`))
}

function items(outcome: Outcome): Outcome {
  return {...outcome, places: outcome.places.flatMap(membersOf)}
}

function union(outcomes: readonly Outcome[]): Outcome {
  return {
    places: outcomes.flatMap(({places}) => places),
    made: new Map(outcomes.flatMap(({made}) => [...made])),
  }
}

/** Returns the places that satisfy a condition on the type, such as `_type == "hero"`. */
function narrowed(places: readonly Place[], condition: unknown): readonly Place[] {
  if (!isNode(condition)) return places
  const {left, right} = condition
  if (condition.type === 'And') return narrowed(narrowed(places, left), right)
  if (condition.type === 'Or') {
    return [...new Set([...narrowed(places, left), ...narrowed(places, right)])]
  }
  const isAboutType =
    condition.type === 'OpCall' &&
    isNode(left) &&
    left.type === 'AccessAttribute' &&
    left['base'] === undefined &&
    left['name'] === '_type'
  if (!isAboutType) return places
  const types = [...nodesIn(right)].filter(({type}) => type === 'Value').map(({value}) => value)
  return places.filter((place) => types.some((type) => isOfType(place, String(type))))
}

function ancestor(scope: Scope, steps: number): Scope {
  return steps === 0 || scope.parent === null ? scope : ancestor(scope.parent, steps - 1)
}

function nodes(value: unknown): GroqNode[] {
  return Array.isArray(value) ? value.filter((item) => isNode(item)) : []
}
