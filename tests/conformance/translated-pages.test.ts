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

  it.each([
    ['a text beside a condition', '<p>Words{is ? <b>!</b> : null}</p>'],
    ['a property beside a condition', '<p>{copy.words}{is && <b>!</b>}</p>'],
    ['a conditional text', '<p><b>!</b>{is ? "Words" : null}</p>'],
    ['a space beside a condition', '<p><b>!</b> {is ? <b>!</b> : null}</p>'],
    ['a text in a fragment', '<>{is ? <b>!</b> : null}Words</>'],
    ['a dynamic text beside an element', '<p><b>!</b>{error}</p>'],
    ['a dynamic text beside another', '<p>{found} of {total}</p>'],
  ])('is refused with %s', (_case, markup) => {
    expect(bareTexts('example.tsx', `const it = ${markup}`)).not.toEqual([])
  })

  it.each([
    ['an only text', '<p>{`${found} of ${total}`}</p>'],
    ['an only text that is conditional', '<p>{is ? "Words" : null}</p>'],
    ['static texts beside static elements', '<p>Words <b>!</b>{" "}<span>{words}</span></p>'],
    ['a wrapped text', '<p><span>Words</span>{is ? <b>!</b> : null}</p>'],
    ['lines between elements', '<p>\n  <b>!</b>\n  {is ? <b>!</b> : null}\n</p>'],
  ])('is accepted with %s', (_case, markup) => {
    expect(bareTexts('example.tsx', `const it = ${markup}`)).toEqual([])
  })
})
