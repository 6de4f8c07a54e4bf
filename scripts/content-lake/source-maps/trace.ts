import {type GroqNode, isNode} from '#content-lake/query/groq-engine.ts'
import {mapNodes} from '#content-lake/query/walk-nodes.ts'

/** Hidden attribute of a projected object with the traces of its attributes. */
export const traceKey = '\u0000trace'

/**
 * Adds a hidden attribute with traces to every projection. groq-js returns objects and arrays of documents by
 * identity, so only plain values need a trace.
 *
 * A trace has `base` and `name` of the object that a value is taken from. An attribute has `attribute` and `trace`, a
 * spread has `splat`. Single items, slices and joined arrays of plain values have no trace.
 */
export function traceProjections(tree: GroqNode): GroqNode {
  return mapNodes(tree, (node) => {
    if (node.type !== 'Object') return node
    const attributes = nodesOf(node['attributes'])
    const traces = attributes.map(traceOfAttribute)
    const hidden = {type: 'ObjectAttributeValue', name: traceKey, value: list(traces)}
    return {...node, attributes: [...attributes, hidden]}
  })
}

const nullNode: GroqNode = {type: 'Value', value: null}

function traceOfAttribute(attribute: GroqNode): GroqNode {
  const {value, condition, name} = attribute
  if (!isNode(value)) return nullNode
  if (attribute.type === 'ObjectAttributeValue') {
    return object({
      attribute: literal(name),
      trace: traceOf(value) ?? nullNode,
    })
  }
  if (attribute.type === 'ObjectSplat' || !isNode(condition)) return object({splat: value})
  const alternatives = [{type: 'SelectAlternative', condition, value}]
  return object({splat: {type: 'Select', alternatives}})
}

/** Returns an expression for the trace of a value, or `undefined` when it is computed. */
function traceOf(node: GroqNode): GroqNode | undefined {
  const {base} = node
  switch (node.type) {
    case 'Group':
    case 'ArrayCoerce':
      return isNode(base) ? traceOf(base) : undefined
    case 'AccessAttribute':
      return object({
        base: isNode(base) ? base : {type: 'This'},
        name: literal(node['name']),
      })
    case 'Map': {
      const inner = isNode(node['expr']) ? traceOf(node['expr']) : undefined
      return inner && {...node, expr: inner}
    }
    case 'Select':
      return traceOfSelect(node)
    case 'FuncCall':
      return node['namespace'] === 'global' && node['name'] === 'coalesce'
        ? traceOfCoalesce(nodesOf(node['args']))
        : undefined
    default:
      return undefined
  }
}

function traceOfSelect(node: GroqNode): GroqNode {
  const alternatives = nodesOf(node['alternatives']).map((alternative) => ({
    ...alternative,
    value: (isNode(alternative['value']) ? traceOf(alternative['value']) : undefined) ?? nullNode,
  }))
  const fallback = isNode(node['fallback']) ? traceOf(node['fallback']) : undefined
  return {type: 'Select', alternatives, fallback: fallback ?? nullNode}
}

function traceOfCoalesce(args: readonly GroqNode[]): GroqNode {
  const alternatives = args.map((argument) => ({
    type: 'SelectAlternative',
    condition: {type: 'FuncCall', namespace: 'global', name: 'defined', args: [argument]},
    value: traceOf(argument) ?? nullNode,
  }))
  return {type: 'Select', alternatives}
}

function nodesOf(value: unknown): GroqNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function literal(value: unknown): GroqNode {
  return {type: 'Value', value}
}

function list(values: readonly GroqNode[]): GroqNode {
  const elements = values.map((value) => ({type: 'ArrayElement', value, isSplat: false}))
  return {type: 'Array', elements}
}

function object(fields: Readonly<Record<string, GroqNode>>): GroqNode {
  const attributes = Object.entries(fields).map(([name, value]) => ({
    type: 'ObjectAttributeValue',
    name,
    value,
  }))
  return {type: 'Object', attributes}
}
