import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sourceFiles} from '#tests/support/import-graph.ts'

const root = join(import.meta.dirname, '..', '..')
/** In characters, with the indentation; Prettier leaves comments as they are. */
const maxWidth = 120

const isComment = (line: string) => /^ *(\*|\/\/|\/\*\*)/.test(line)
/** What tools read has to stay on one line. */
const isDirective = (line: string) => /^ *\/\/ (eslint-|@ts-)/.test(line)

describe('comments', () => {
  const written = sourceFiles.filter((file) => !file.includes('/generated/'))
  const lines = written.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({text, place: `${file}:${index + 1}`})),
  )
  const comments = lines.filter(({text}) => isComment(text) && !isDirective(text))

  it('fit into a window', () => {
    expect(comments.length).toBeGreaterThan(5000)
    const wide = comments.filter(({text}) => text.length > maxWidth)
    expect(wide.map(({place}) => place)).toEqual([])
  })
})
