import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sourceFiles} from '#tests/support/import-graph.ts'

const root = join(import.meta.dirname, '..', '..')
/** Width in characters with the indentation. Prettier does not wrap comments. */
const maxWidth = 120

const isComment = (line: string) => /^ *(\*|\/\/|\/\*\*)/.test(line)
/** Tools read directives from one line. */
const isDirective = (line: string) => /^ *\/\/ (eslint-|oxlint-|@ts-)/.test(line)

describe('comments', () => {
  const written = sourceFiles.filter((file) => !file.includes('/generated/'))
  const lines = written.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({text, place: `${file}:${index + 1}`})),
  )
  const comments = lines.filter(({text}) => isComment(text) && !isDirective(text))

  it('are at most 120 characters wide', () => {
    expect(comments.length).toBeGreaterThan(5000)
    const wide = comments.filter(({text}) => text.length > maxWidth)
    expect(wide.map(({place}) => place)).toEqual([])
  })

  it('disable rules only for Oxlint, which reports needless directives, and give a reason (decision 110)', () => {
    const off = lines.filter(({text}) => /(\/\/|\/\*)\s*(eslint|oxlint)-disable/.test(text))
    expect(off.length).toBeGreaterThan(3)
    const unclear = off.filter(
      ({text}) => !/^ *\/\/ oxlint-disable-next-line \S+ -- \S+/.test(text),
    )
    expect(unclear.map(({place}) => place)).toEqual([])
  })
})
