import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {z} from 'zod'
import {isSpoken} from './groq-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'groq-suite-'))
afterAll(() => rmSync(folder, {recursive: true, force: true}))

const dataset = {_ref: 'two'}
const entries = [
  {
    _type: 'dataset',
    _id: 'two',
    documents: [
      {_id: 'b', _type: 'doc', value: 2},
      {_id: 'a', _type: 'doc', value: 1},
    ],
  },
  {_type: 'dataset', _id: 'others', documents: [{_id: 'a', _type: 'doc', value: 3}]},
  {_type: 'dataset', _id: 'elsewhere', url: 'https://example.org/large.ndjson'},
  {query: '*[]._id', result: ['a', 'b']},
  {
    query: '* | score(value == 2) {_id, _score}',
    result: [
      {_id: 'b', _pos: 1},
      {_id: 'a', _pos: 2},
    ],
  },
  {query: 'count(*) + $n', params: {n: 1}, result: 3, version: '>= 1.0'},
  {query: '*[', valid: false},
  {query: 'geo::latLng(1, 2)', result: null, filename: 'function/geo/latLng.yml'},
  {query: '*', valid: false},
  {query: 'count(*)', result: 3},
  {query: 'missing(1)', result: 3},
  {query: 'identity()', result: 'someuser', version: '0.1'},
  {query: 'count(*)', result: 9, dataset: {_ref: 'elsewhere'}},
  // Most documents of the suite share their ids with those of other datasets.
  {query: '*[].value', result: [3], dataset: {_ref: 'others'}},
].map((entry) => ({_type: 'test', filename: 'compound/misc.yml', dataset, ...entry}))

const refusalSchema = z.object({code: z.number(), stderr: z.string()})

async function run(...parameters: string[]): Promise<{stdout: string; stderr: string}> {
  const script = join(import.meta.dirname, 'groq.ts')
  return await promisify(execFile)(process.execPath, [script, ...parameters])
}

describe('the run of the GROQ test suite', () => {
  it('counts how queries were answered, and shows those that went wrong', async () => {
    const suite = join(folder, 'suite.ndjson')
    writeFileSync(suite, entries.map((entry) => JSON.stringify(entry)).join('\n'))
    const {stdout} = await run(suite)
    const numbersOf = (name: string) =>
      new RegExp(`^${name} +(.*)$`, 'm').exec(stdout)?.[1]?.trim().split(/ +/).map(Number)
    // Right, refused by name, wrong, taken, refused otherwise, of another revision, elsewhere.
    expect(numbersOf('compound/misc.yml')).toEqual([5, 0, 1, 1, 1, 1, 1])
    expect(numbersOf('function/geo')).toEqual([0, 1, 0, 0, 0, 0, 0])
    expect(numbersOf('total')).toEqual([5, 1, 1, 1, 1, 1, 1])
    expect(stdout).toContain('wrong answer: count(*)\n    {"result":2}\n    wanted: 3')
    expect(stdout).toContain('invalid query taken: *\n')
  })

  it('says where the suite comes from when it is not named', async () => {
    const {code, stderr} = await run().then(
      () => ({code: 0, stderr: ''}),
      (error: unknown) => refusalSchema.parse(error),
    )
    expect([code, stderr]).toEqual([2, expect.stringContaining('groq-test-suite')])
  })

  it.each([
    [undefined, true],
    ['0.1', false],
    ['>= 1.0', true],
    ['>= 1.revision2', true],
    ['>= 1.3', false],
    ['>= 1.0 < 1.2', false],
  ])('takes the revision %s: %s', (version, isTaken) => {
    expect(isSpoken(version)).toBe(isTaken)
  })
})
