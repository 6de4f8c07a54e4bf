import {z} from 'zod'

const node = z.looseObject({
  '@type': z.string(),
  '@id': z.string().optional(),
})

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).nonempty(),
})

export type GraphNode = z.output<typeof node>

/**
 * Reads the JSON-LD graph in the HTML of a page.
 *
 * @throws Error unless there is exactly one JSON-LD script; ZodError when it contains no graph
 */
export function graphOf(html: string): GraphNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const [, text] = scripts[0] ?? []
  if (text === undefined || scripts.length > 1) {
    throw new Error(`The page has ${scripts.length} JSON-LD scripts.`)
  }
  return graph.parse(JSON.parse(text))['@graph']
}

/** Returns the ids by which the nodes of a graph refer to each other. */
export function referencesIn(nodes: readonly GraphNode[]): string[] {
  const found: string[] = []
  const walk = (value: unknown, isNode: boolean) => {
    if (Array.isArray(value)) for (const item of value) walk(item, isNode)
    else if (typeof value === 'object' && value !== null) {
      if (!isNode && '@id' in value && typeof value['@id'] === 'string') found.push(value['@id'])
      for (const child of Object.values(value)) walk(child, false)
    }
  }
  walk(nodes, true)
  return found
}
