import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Processes} from './processes.ts'

describe('output of a started process', () => {
  it('has the name of the process before each line, except before JSON (OPS-13)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'processes-'))
    const script = join(folder, 'print.mjs')
    writeFileSync(script, `console.log('ready'); console.log('{"level":"info"}'); process.exit()`)
    const lines: unknown[] = []
    const {info} = console
    console.info = (line) => void lines.push(line)
    try {
      const environment = {NODE_ENV: 'production'}
      const child = new Processes().start(
        {name: 'site', script, parameters: [], folder, environment},
        () => undefined,
      )
      await once(child, 'close')
    } finally {
      console.info = info
      rmSync(folder, {recursive: true})
    }
    expect(lines).toEqual(['site    ready', '{"level":"info"}'])
  })

  it('goes to standard error when the process writes to standard error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'processes-'))
    const script = join(folder, 'complain.mjs')
    writeFileSync(script, `console.error('wrong')`)
    const lines: unknown[] = []
    const {error} = console
    console.error = (line) => void lines.push(line)
    try {
      const environment = {NODE_ENV: 'production'}
      const child = new Processes().start(
        {name: 'site', script, parameters: [], folder, environment},
        () => undefined,
      )
      await once(child, 'close')
    } finally {
      console.error = error
      rmSync(folder, {recursive: true})
    }
    expect(lines).toEqual(['site    wrong'])
  })
})

describe('process that ends unexpectedly', () => {
  it('is reported with its last lines of output', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'processes-'))
    const script = join(folder, 'fail.mjs')
    writeFileSync(
      script,
      `for (let line = 1; line <= 30; line++) console.log('line', line)\nprocess.exitCode = 3`,
    )
    const {info} = console
    console.info = () => undefined
    const reported: unknown[] = []
    try {
      const child = new Processes().start(
        {name: 'site', script, parameters: [], folder, environment: {NODE_ENV: 'production'}},
        (reason, lastLines) => reported.push(reason, lastLines),
      )
      await once(child, 'close')
    } finally {
      console.info = info
      rmSync(folder, {recursive: true})
    }
    expect(reported).toEqual([
      'site ended unexpectedly (code 3).',
      Array.from({length: 20}, (_unused, index) => `line ${index + 11}`),
    ])
  })
})
