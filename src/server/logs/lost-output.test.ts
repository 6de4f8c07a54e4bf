import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** Next logs uncaught exceptions and keeps running. */
const likeNext = `
  let uncaught = 0
  process.on('uncaughtException', () => {
    uncaught += 1
    if (uncaught > 50) process.exit(50)
    console.error('uncaughtException')
  })`

async function exitCodeWithoutReader(prepare: string): Promise<number | null> {
  const folder = mkdtempSync(join(tmpdir(), 'lost-output-'))
  const marker = join(folder, 'reader-is-gone')
  const script = `
    import {existsSync} from 'node:fs'
    import {createLog, ignoreOutputErrors, standardOutput} from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    ${likeNext}
    ${prepare}
    process.stdout.write('ready')
    const waiting = setInterval(() => {
      if (!existsSync(${JSON.stringify(marker)})) return
      clearInterval(waiting)
      for (let line = 0; line < 20; line += 1) setTimeout(() => console.error('a line'), line * 5)
      setTimeout(() => process.exit(0), 300)
    }, 5)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {...process.env, NODE_OPTIONS: ''},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  writeFileSync(marker, '')
  await ended
  rmSync(folder, {recursive: true})
  return child.exitCode
}

describe('ignoreOutputErrors', () => {
  it('keeps a process running whose output has no reader', async () => {
    expect(await exitCodeWithoutReader('ignoreOutputErrors()')).toBe(0)
  })

  it('keeps the process running with JSON logs (OPS-13)', async () => {
    const consoleLog = JSON.stringify(join(import.meta.dirname, 'log-console.ts'))
    const prepare = `
      const {logConsole} = await import(${consoleLog})
      ignoreOutputErrors()
      logConsole(createLog(standardOutput()))`
    expect(await exitCodeWithoutReader(prepare)).toBe(0)
  })
})
