import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readSeed} from './read-seed.ts'

/** Strings that the specification prints are kept letter by letter. */
const exact = [
  ...readFileSync(join(import.meta.dirname, '../../tests/REQUIREMENTS.md'), 'utf8').matchAll(
    /`([^`]+)`/g,
  ),
].map(([, text = '']) => text)

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const [field, child] of Object.entries(value)) {
      // What visitors type into a search is written as they type it.
      if (!field.startsWith('_') && field !== 'words') yield* textsIn(child)
    }
  }
}

describe('the copy of the seed', () => {
  it('has apostrophes and quotation marks as they are printed, but for exact strings', async () => {
    const straight = [...textsIn(await readSeed())].filter((text) => /['"]/.test(text))
    expect(straight.length).toBeGreaterThan(0)
    expect(straight.filter((text) => !exact.includes(text))).toEqual([])
  })
})
