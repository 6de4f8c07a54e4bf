/**
 * Implements the matching of groq-js in linear time. Its regular expressions backtrack exponentially on patterns such
 * as `a*a*a*b`.
 */

const words = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const terms = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const maxTermLength = 1024

/** The part of `RegExp` that groq-js calls. */
export interface Tester {
  test(text: string): boolean
}

/** Splits a text into the words that `match` compares. */
export function tokensOf(text: string): string[] {
  return withoutEdgeDots(text).match(words) ?? []
}

/** Right side of `match` in groq-js. */
export interface PatternValue {
  readonly type: string
  readonly data?: unknown
}

/**
 * Splits a text into words if any pattern can match it. Most texts of a dataset lack the pattern's letters.
 */
export function tokensFor(text: string, {type, data}: PatternValue): string[] {
  const patterns: unknown[] = type === 'array' && Array.isArray(data) ? data : [data]
  const needed = patterns.flatMap((pattern) =>
    typeof pattern === 'string' ? lettersOf(pattern) : [''],
  )
  // Dots at the edges of words don't count. Case folding never maps a letter to none.
  const letters = text.toUpperCase().replaceAll('.', '')
  return needed.some((each) => letters.includes(each)) ? tokensOf(text) : []
}

/** Returns the characters that a text must contain for each word of a pattern, or '' when unknown. */
function lettersOf(pattern: string): string[] {
  return (withoutEdgeDots(pattern).match(terms) ?? []).map((term) => {
    if (!isAscii(term) || term.length > maxTermLength) return ''
    const pieces = term.replaceAll('.', '').toUpperCase().split('*')
    return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
  })
}

const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text)

/** Returns a matcher for each word of a pattern, in which `*` stands for any characters. */
export function termsOf(pattern: string): Tester[] {
  return (withoutEdgeDots(pattern).match(terms) ?? []).map((term) => {
    const pieces = fold(term.slice(0, maxTermLength)).split('*')
    return {test: (token) => fitsPieces(fold(token), pieces)}
  })
}

/** Returns the matcher of `path()`. `*` stands for one segment of an id, `**` for one or more. */
export function pathPattern(pattern: string): Tester {
  const parts = pattern.split('.')
  return {test: (id) => fitsParts(id.split('.'), parts)}
}

/** Removes dots next to a letter or digit, which are not part of a word. */
function withoutEdgeDots(text: string): string {
  const isWordAt = (at: number) => /\w/.test(text.charAt(at))
  return text.replace(/\.+/g, (dots, at: number) =>
    isWordAt(at - 1) || isWordAt(at + dots.length) ? '' : dots,
  )
}

/** Folds case like a regular expression with the flag `i`, without changing the length. */
function fold(text: string): string {
  if (isAscii(text)) return text.toUpperCase()
  return Array.from({length: text.length}, (_, at) => foldedLetter(text.charAt(at))).join('')
}

function foldedLetter(letter: string): string {
  const upper = letter.toUpperCase()
  const isSafe = upper.length === 1 && (upper.charCodeAt(0) > 127 || letter.charCodeAt(0) <= 127)
  return isSafe ? upper : letter
}

/** Returns whether a text consists of the pieces with anything between them. */
function fitsPieces(text: string, pieces: readonly string[]): boolean {
  const [first = '', ...rest] = pieces
  const last = rest.pop()
  if (last === undefined) return text === first
  if (text.length < first.length + last.length) return false
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  const end = text.length - last.length
  let at = first.length
  for (const piece of rest) {
    const found = indexOfPiece(text, piece, at, end)
    if (found < 0) return false
    at = found + piece.length
  }
  return at <= end
}

/** Finds a piece within a slice of a text (Knuth, Morris and Pratt). */
function indexOfPiece(text: string, piece: string, from: number, end: number): number {
  if (piece === '') return from
  const borders = bordersOf(piece)
  let matched = 0
  for (let at = from; at < end; at += 1) {
    while (matched > 0 && text[at] !== piece[matched]) matched = borders[matched - 1] ?? 0
    if (text[at] === piece[matched]) matched += 1
    if (matched === piece.length) return at - matched + 1
  }
  return -1
}

/** Returns for each prefix of a piece the length of its longest suffix that is a prefix too. */
function bordersOf(piece: string): number[] {
  const borders = [0]
  let length = 0
  for (let at = 1; at < piece.length; at += 1) {
    while (length > 0 && piece[at] !== piece[length]) length = borders[length - 1] ?? 0
    if (piece[at] === piece[length]) length += 1
    borders.push(length)
  }
  return borders
}

/** Backtracks to the last `**` only, which suffices. */
function fitsParts(id: readonly string[], parts: readonly string[]): boolean {
  let [at, part, star, afterStar] = [0, 0, -1, 0]
  while (at < id.length) {
    if (parts[part] === '**') {
      star = part
      afterStar = at + 1
    } else if (!fitsPart(id[at], parts[part])) {
      if (star < 0) return false
      afterStar += 1
      at = afterStar
      part = star + 1
      continue
    }
    at += 1
    part += 1
  }
  return part === parts.length
}

function fitsPart(part: string | undefined, pattern: string | undefined): boolean {
  return pattern === '*' ? part !== '' : part === pattern
}
