import {pathPattern, type PatternValue, termsOf, tokensFor, tokensOf} from './linear-match.ts'

/** The matcher of groq-js 2.0. */
function matchOfGroqJs(text: string, pattern: string): boolean {
  const trim = (each: string) => each.replace(/(\b\.+|\.+\b)/g, '')
  const words = trim(text).match(/([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g) ?? []
  const terms = trim(pattern).match(/([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g) ?? []
  if (words.length === 0 || terms.length === 0) return false
  return terms.every((term) => {
    const source = term.replace(/[.$]/g, '\\$&').replace(/\*/g, '.*')
    return words.some((word) => new RegExp(`^${source}$`, 'i').test(word))
  })
}

function matches(text: string, pattern: string, words = tokensOf(text)): boolean {
  const terms = termsOf(pattern)
  if (words.length === 0 || terms.length === 0) return false
  return terms.every((term) => words.some((word) => term.test(word)))
}

/** Reproducible pseudo-random numbers. */
function* numbers(seed: number): Generator<number> {
  let state = seed
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648
    yield state
  }
}

function textOf(random: Iterator<number, void>, letters: string, maxLength: number): string {
  const next = () => random.next().value ?? 0
  return Array.from({length: next() % maxLength}, () =>
    letters.charAt(next() % letters.length),
  ).join('')
}

test('linear match agrees with groq-js on 20,000 random texts and patterns', () => {
  const random = numbers(7)
  const different: unknown[] = []
  let found = 0
  for (let round = 0; round < 20_000; round += 1) {
    const text = textOf(random, 'aAbBß.é -_ıſK', 12)
    const pattern = textOf(random, 'aAbß*.é -*', 7)
    const expected = matchOfGroqJs(text, pattern)
    if (expected) found += 1
    const wordsFor = (value: PatternValue) => tokensFor(text, value)
    const asked = {
      every: matches(text, pattern),
      one: matches(text, pattern, wordsFor({type: 'string', data: pattern})),
      several: matches(text, pattern, wordsFor({type: 'array', data: ['x', pattern]})),
    }
    if (Object.values(asked).some((each) => each !== expected))
      different.push({text, pattern, expected, asked})
  }
  expect(different).toEqual([])
  expect(found).toBeGreaterThan(1000)
})

test('tokensFor returns no words of a text that cannot match', () => {
  const text = 'A lantern, and e.g. Ada’s lighthouse.'
  const wordsFor = (data: unknown) => tokensFor(text, {type: 'array', data})
  expect(wordsFor(['windmill*'])).toEqual([])
  expect(wordsFor(['windmill', 'light*'])).toEqual(tokensOf(text))
  expect(wordsFor(['*'])).toEqual(tokensOf(text))
  expect(wordsFor([7])).toEqual(tokensOf(text))
  expect(tokensFor(text, {type: 'stream'})).toEqual(tokensOf(text))
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
