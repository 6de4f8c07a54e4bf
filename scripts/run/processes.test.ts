import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Processes} from './processes.ts'

describe('the output of what is started', () => {
  it('says of each line whose it is, and leaves lines for machines as they are (OPS-13)', async () => {
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
})
