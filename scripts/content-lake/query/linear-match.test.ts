import {evaluateSync, parse} from './groq-engine.ts'
import {pathPattern, termsOf, tokensFor, tokensOf} from './linear-match.ts'

const match = parse('$text match $pattern')
const groqJs = (text: string, pattern: string) =>
  evaluateSync(match, {dataset: [], params: {text, pattern}}) === true

function matches(text: string, pattern: string, words = tokensOf(text)): boolean {
  const terms = termsOf(pattern)
  if (words.length === 0 || terms.length === 0) return false
  return terms.every((term) => words.some((word) => term.test(word)))
}

/** Returns every text of at most three of these letters. */
function textsOf(letters: string): string[] {
  const one = ['', ...letters.split('')]
  return [...new Set(one.flatMap((a) => one.flatMap((b) => one.map((c) => a + b + c))))]
}

test('linear match agrees with groq-js on all short texts and patterns', () => {
  const different: unknown[] = []
  for (const text of textsOf('aB. -Kß')) {
    for (const pattern of textsOf('kAb* ſ')) {
      const expected = groqJs(text, pattern)
      const found = [
        matches(text, pattern),
        matches(text, pattern, tokensFor(text, {type: 'string', data: pattern})),
        matches(text, pattern, tokensFor(text, {type: 'array', data: ['x', pattern]})),
      ]
      if (found.some((each) => each !== expected)) different.push({text, pattern, expected, found})
    }
  }
  expect(different).toEqual([])
})

test('linear match takes linear time on hostile texts and patterns', () => {
  const text = 'a'.repeat(200_000)
  // Backtracking would never end, and a naive search would take minutes.
  expect(matches(text, `${'a*'.repeat(500)}b`)).toBe(false)
  expect(matches(text, `*${'a'.repeat(500)}b${'*a'.repeat(200)}`)).toBe(false)
  expect(matches(text, `*${'a'.repeat(500)}*${'a'.repeat(400)}`)).toBe(true)
  expect(tokensOf('.'.repeat(200_000))).toHaveLength(1)
})

test.each([
  ['drafts.**', ['drafts.one', 'drafts.a.b'], ['drafts', 'one', 'xdrafts.one']],
  ['*', ['one'], ['drafts.one', '']],
  ['versions.*.one', ['versions.r1.one'], ['versions.one', 'versions.r1.x.one']],
  ['**.one', ['a.one', 'a.b.one'], ['one', 'a.one.b']],
  ['a.**.b.**.c', ['a.1.b.2.c', 'a.1.b.b.2.b.c'], ['a.b.c', 'a.1.b.c']],
])('pathPattern matches %s like groq-js', (pattern, fitting, others) => {
  expect(fitting.filter((id) => !pathPattern(pattern).test(id))).toEqual([])
  expect(others.filter((id) => pathPattern(pattern).test(id))).toEqual([])
})

test('pathPattern takes linear time with many **', () => {
  expect(pathPattern(`${'**.'.repeat(200)}x`).test('a.'.repeat(2000))).toBe(false)
})
