import * as groq from 'groq-js'
import {isRecord} from '#content-lake/documents/document.ts'

/** A node of a parsed query. groq-js 2.0 publishes type declarations that resolve to nothing. */
export interface GroqNode {
  readonly type: string
  readonly [field: string]: unknown
}

export interface EvaluateOptions {
  readonly dataset: readonly unknown[]
  readonly params?: Readonly<Record<string, unknown>>
  readonly root?: unknown
  readonly identity?: string
  readonly timestamp?: Date
  readonly before?: unknown
  readonly after?: unknown
  readonly sanity?: {readonly projectId: string; readonly dataset: string}
  readonly dereference?: (reference: {_ref: string}) => unknown
}

type AnyFunction = (...args: unknown[]) => unknown

function functionNamed(name: string): AnyFunction {
  const value: unknown = Object.entries(groq).find(([key]) => key === name)?.[1]
  if (!isFunction(value)) throw new Error(`groq-js no longer exports ${name}`)
  return value
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function'
}

const parseWith = functionNamed('parse')
const evaluateSyncWith = functionNamed('evaluateSync')
const evaluateAsyncWith = functionNamed('evaluate')

export function isNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

/** Parses a query. @throws GroqSyntaxError with `position`, or Error for an unknown function */
export function parse(
  query: string,
  options: {params?: Record<string, unknown>; mode?: 'delta'} = {},
): GroqNode {
  const tree = parseWith(query, options)
  if (!isNode(tree)) throw new Error('groq-js returned no tree')
  return tree
}

/** Evaluates a query synchronously, so no write can happen in between. */
export function evaluateSync(tree: GroqNode, options: EvaluateOptions): unknown {
  const value = evaluateSyncWith(tree, options)
  return isRecord(value) ? value['data'] : null
}

/** Evaluates a query with functions that groq-js evaluates only asynchronously (`delta::`, `diff::`). */
export async function evaluateAsync(tree: GroqNode, options: EvaluateOptions): Promise<unknown> {
  const value = await evaluateAsyncWith(tree, options)
  if (!isRecord(value) || !isFunction(value['get'])) return null
  return value['get'].call(value)
}
