import {httpError, queryError} from '#content-lake/http/errors.ts'
import {maxQueryLength, maxQueryNesting} from './query-limits.ts'

const openers = new Set('([{')
const closers = new Set(')]}')
const operators = new Set('+-*/%|&=<>!.^@$')

/**
 * Refuses a query that is too long or nested too deeply, before it is parsed: groq-js takes quadratic time for chains
 * and one stack level per link.
 * @throws LakeError 400 with the position, 413 when it is too long
 */
export function requireBoundedQuery(query: string): void {
  if (query.length > maxQueryLength) {
    throw httpError(413, `The query is longer than ${maxQueryLength} characters`)
  }
  // Links per open bracket. A comma starts a new chain in the innermost bracket.
  const chains = [0]
  let nesting = 0
  for (let at = 0; at < query.length; at += 1) {
    const sign = query.charAt(at)
    const innermost = chains.length - 1
    if (sign === '"' || sign === "'") at = endOfString(query, at)
    else if (sign === '/' && query.charAt(at + 1) === '/') at = endOfLine(query, at)
    else if (openers.has(sign)) {
      chains[innermost] = (chains[innermost] ?? 0) + 1
      chains.push(0)
      nesting += 1
    } else if (closers.has(sign)) {
      nesting -= chains[innermost] ?? 0
      if (innermost > 0) chains.pop()
      else chains[0] = 0
    } else if (sign === ',') {
      nesting -= chains[innermost] ?? 0
      chains[innermost] = 0
    } else if (operators.has(sign)) {
      chains[innermost] = (chains[innermost] ?? 0) + 1
      nesting += 1
    }
    if (nesting > maxQueryNesting) {
      const description = `The query nests deeper than ${maxQueryNesting} brackets and operators`
      throw queryError(description, '', {start: at, end: at + 1})
    }
  }
}

/** Returns the index of the closing quote. */
function endOfString(query: string, start: number): number {
  const quote = query.charAt(start)
  for (let at = start + 1; at < query.length; at += 1) {
    if (query.charAt(at) === '\\') at += 1
    else if (query.charAt(at) === quote) return at
  }
  return query.length
}

function endOfLine(query: string, start: number): number {
  const end = query.indexOf('\n', start)
  return end < 0 ? query.length : end
}
