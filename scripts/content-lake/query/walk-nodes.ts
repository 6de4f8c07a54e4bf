import {type GroqNode, isNode} from './groq-engine.ts'

/** Yields a node and all nodes within it. */
export function* nodesIn(value: unknown): Generator<GroqNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesIn(item)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) yield value
  for (const [key, child] of Object.entries(value)) {
    // The value of a `Value` node is data, even if it looks like a node.
    if (
      typeof child === 'object' &&
      !(isNode(value) && value.type === 'Value' && key === 'value')
    ) {
      yield* nodesIn(child)
    }
  }
}

/** Replaces the nodes of a tree, children first. */
export function mapNodes(node: GroqNode, replace: (node: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return replace(node)
  const entries = Object.entries(node).map(([key, child]) => [key, mapChild(child, replace)])
  const mapped: unknown = Object.fromEntries(entries)
  return replace(isNode(mapped) ? mapped : node)
}

function mapChild(child: unknown, replace: (node: GroqNode) => GroqNode): unknown {
  if (Array.isArray(child)) return child.map((item) => mapChild(item, replace))
  if (isNode(child)) return mapNodes(child, replace)
  if (typeof child === 'object' && child !== null && !(child instanceof Date)) {
    return Object.fromEntries(
      Object.entries(child).map(([key, value]) => [key, mapChild(value, replace)]),
    )
  }
  return child
}

/** Returns the node inside any parentheses. */
export function withoutGroups(node: unknown): GroqNode | undefined {
  if (!isNode(node)) return undefined
  return node.type === 'Group' ? withoutGroups(node['base']) : node
}
