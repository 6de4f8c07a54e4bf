import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {bareTexts, bareTextsIn} from '#tests/support/bare-texts.ts'
import {importsOf, reachableFrom, sourceFiles, targetOf} from '#tests/support/import-graph.ts'

const root = join(import.meta.dirname, '..', '..')
const {imports: aliases} = z
  .object({imports: z.record(z.string(), z.string())})
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const sources = sourceFiles.filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))
const graph = new Map(
  sources.map((file) => [file, importsOf(file).flatMap((each) => targetOf(each, aliases) ?? [])]),
)
const isClient = (file: string) =>
  /^'use client'/.test(readFileSync(join(root, file), 'utf8').trimStart())
const clientEntries = sources.filter(isClient)
const inBrowsers = [
  ...new Set(clientEntries.flatMap((file) => [file, ...reachableFrom(file, graph)])),
].filter((file) => file.endsWith('.tsx'))

describe('markup that browsers render', () => {
  it('has no bare text that changes or has a conditional sibling (FORM-6)', () => {
    expect(inBrowsers.length).toBeGreaterThan(60)
    expect(inBrowsers.flatMap(bareTextsIn)).toEqual([])
  })

  it('is refused with a text beside a condition, and accepted with a wrapped text', () => {
    const textsIn = (markup: string) => bareTexts('example.tsx', `const it = ${markup}`)
    expect(textsIn('<p>Words{is ? <b>!</b> : null}</p>')).not.toEqual([])
    expect(textsIn('<p><span>Words</span>{is ? <b>!</b> : null}</p>')).toEqual([])
  })
})
