/** Functions that `patch-groq.ts` inserts into the source of groq-js. */
export {pathPattern, termsOf, tokensFor, tokensOf} from './linear-match.ts'

/** A path or date of groq-js. */
interface Written {
  toJSON(): string
}

export function textOfPath(path: Written): string {
  return path.toJSON()
}

export function isSamePath(a: Written, b: Written): boolean {
  return a.toJSON() === b.toJSON()
}

/**
 * Returns the key by which `array::unique` compares a value, or `undefined` for objects and arrays, which are all
 * retained (GROQ specification, "array::unique").
 */
export function uniqueKeyOf(value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object') return value
  return isDate(value) ? `date ${value.toJSON()}` : undefined
}

/** Returns whether a node is a list of documents in any context. */
export function isListOfDocuments(node: {
  readonly type: string
  readonly namespace?: string
}): boolean {
  return node.type === 'FuncCall' && node.namespace === 'releases'
}

/** groq-js wraps dates. Objects of documents are plain. */
function isDate(value: object): value is Written {
  return 'date' in value && value.date instanceof Date && 'toJSON' in value
}
