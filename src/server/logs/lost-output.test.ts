import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'

const importFrom = (names: string, file: string) =>
  `const {${names}} = await import(${JSON.stringify(join(import.meta.dirname, file))})`

/** Next logs uncaught exceptions and keeps running. The process waits until its output has no reader. */
const script = (prepare: string) => `
  let uncaught = 0
  process.on('uncaughtException', () => {
    uncaught += 1
    if (uncaught > 50) process.exit(50)
    console.error('uncaughtException')
  })
  ${importFrom('createLog, ignoreOutputErrors, standardOutput', 'log.ts')}
  ${importFrom('logConsole', 'log-console.ts')}
  ${prepare}
  process.stdout.write('ready')
  process.stdin.once('end', () => {
    for (let line = 0; line < 20; line += 1) setTimeout(() => console.error('a line'), line * 5)
    setTimeout(() => process.exit(0), 300)
  }).resume()`

it.each([
  ['plain text', 'ignoreOutputErrors()'],
  ['JSON (OPS-13)', 'ignoreOutputErrors(); logConsole(createLog(standardOutput()))'],
])('process keeps running when nobody reads its output in %s', async (_format, prepare) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(prepare)], {
    env: {...process.env, NODE_OPTIONS: ''},
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  child.stdin.end()
  expect(await ended).toEqual([0, null])
})
