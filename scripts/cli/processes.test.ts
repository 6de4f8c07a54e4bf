import {jest} from '@jest/globals'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Processes} from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'processes-'))
afterAll(() => rmSync(folder, {recursive: true}))
afterEach(() => {
  jest.restoreAllMocks()
})

/** Runs a script to its end and returns what is printed and reported. */
async function run(source: string) {
  const script = join(folder, 'script.mjs')
  writeFileSync(script, source)
  const info = jest.spyOn(console, 'info').mockReturnValue(undefined)
  const error = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const ends: unknown[] = []
  const environment = {NODE_ENV: 'production'}
  const command = {name: 'site', script, parameters: [], folder, environment}
  await once(
    new Processes().start(command, (reason, lastLines) => ends.push(reason, lastLines)),
    'close',
  )
  return {info: info.mock.calls.flat(), error: error.mock.calls.flat(), ends}
}

describe('started process', () => {
  it('prints its name before each line, except before JSON (OPS-13)', async () => {
    const {info} = await run(`console.log('ready'); console.log('{"level":"info"}')`)
    expect(info).toEqual(['site    ready', '{"level":"info"}'])
  })

  it('prints its standard error to standard error', async () => {
    const {info, error} = await run(`console.error('wrong')`)
    expect([info, error]).toEqual([[], ['site    wrong']])
  })

  it('is reported with its last 20 lines when it ends unexpectedly', async () => {
    const {ends} = await run(
      `for (let line = 1; line <= 30; line++) console.log('line', line)\nprocess.exitCode = 3`,
    )
    const lastLines = Array.from({length: 20}, (_unused, index) => `line ${index + 11}`)
    expect(ends).toEqual([expect.stringContaining('code 3'), lastLines])
  })
})
