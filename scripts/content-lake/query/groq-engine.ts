import * as groq from 'groq-js'
import {z} from 'zod'
import {isRecord} from '#content-lake/documents/document.ts'

/** A node of a parsed query, whose fields the lake reads and replaces by name. */
export interface GroqNode {
  readonly type: string
  readonly [field: string]: unknown
}

/** The lake's changes to a tree have the forms of groq-js. */
const treeSchema = z.custom<groq.ExprNode>(isNode)

export function isNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

/** Parses a query. @throws GroqSyntaxError with `position`, or Error for an unknown function */
export function parse(query: string, options: groq.ParseOptions = {}): GroqNode {
  const tree: unknown = groq.parse(query, options)
  if (!isNode(tree)) throw new Error('groq-js returned no tree')
  return tree
}

/** Evaluates a query synchronously, so no write can happen in between. */
export function evaluateSync(tree: GroqNode, options: groq.EvaluateOptions): unknown {
  return groq.evaluateSync(treeSchema.parse(tree), options).data
}

/** Evaluates a query with functions that groq-js evaluates only asynchronously (`delta::`, `diff::`). */
export async function evaluateAsync(
  tree: GroqNode,
  options: groq.EvaluateOptions,
): Promise<unknown> {
  return await (await groq.evaluate(treeSchema.parse(tree), options)).get()
}
