/** What the source of groq-js calls once `patch-groq.ts` has changed it. */
export {pathPattern, termsOf, tokensFor, tokensOf} from './linear-match.ts'

/** A value of groq-js that is written as text: a path or a date. */
interface Written {
  toJSON(): string
}

/** Returns the text that a `path()` was made of. */
export function textOfPath(path: Written): string {
  return path.toJSON()
}

/** Tells whether two `path()` were made of the same text. */
export function isSamePath(a: Written, b: Written): boolean {
  return a.toJSON() === b.toJSON()
}

/**
 * Returns what `array::unique` knows a value by; undefined for objects and arrays, of which it keeps all. Source: GROQ
 * specification, "array::unique": values that can be compared for equality occur once.
 */
export function uniqueKeyOf(value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object') return value
  return isDate(value) ? `date ${value.toJSON()}` : undefined
}

/** Tells whether a node stands for a list of documents that does not depend on where it stands. */
export function isListOfDocuments(node: {
  readonly type: string
  readonly namespace?: string
}): boolean {
  return node.type === 'FuncCall' && node.namespace === 'releases'
}

/** A date of groq-js is an object with a date inside; an object of a document is plain. */
function isDate(value: object): value is Written {
  return 'date' in value && value.date instanceof Date && 'toJSON' in value
}
