import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readSeed} from './read-seed.ts'

/** Strings that the specification quotes stay as they are. */
const exact = [
  ...readFileSync(join(import.meta.dirname, '../../tests/REQUIREMENTS.md'), 'utf8').matchAll(
    /`([^`]+)`/g,
  ),
].map(([, text = '']) => text)

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const [field, child] of Object.entries(value)) {
      // `words` are search terms, spelled as visitors type them.
      if (!field.startsWith('_') && field !== 'words') yield* textsIn(child)
    }
  }
}

describe('copy in the seed', () => {
  it('has typographic apostrophes and quotation marks except in required copy', async () => {
    const straight = [...textsIn(await readSeed())].filter((text) => /['"]/.test(text))
    expect(straight.length).toBeGreaterThan(0)
    expect(straight.filter((text) => !exact.includes(text))).toEqual([])
  })
})
