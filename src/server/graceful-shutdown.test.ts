import {jest} from '@jest/globals'
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

const source = join(import.meta.dirname, 'graceful-shutdown.ts')
const endsWithinMs = 30_000

jest.setTimeout(2 * endsWithinMs)

/** Next's handlers end the process themselves. */
const likeNext = `
  process.on('SIGTERM', () => { say('next'); process.exit(143) })
  process.on('SIGINT', () => { say('next'); process.exit(130) })`
/** Ends when the process has received every signal. */
const work = `
  say('begun')
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => say('heard'))
  await allowed
  say('done')`
/** No outcome depends on this timeout. */
const longMs = 600_000

/** Runs a process, sends it signals, and returns its output and how it ended. */
async function endedBy(
  [first, ...others]: readonly NodeJS.Signals[],
  {before = likeNext, finish = work, timeoutMs = longMs},
) {
  const script = `
    import {shutDownGracefully} from ${JSON.stringify(source)}
    const say = (word) => process.stdout.write(word + '\\n')
    ${before}
    const allowed = new Promise((resolve) => process.stdin.once('data', resolve))
    shutDownGracefully(async () => { ${finish} }, ${timeoutMs})
    setInterval(() => undefined, 1000)
    say('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {...process.env, NODE_OPTIONS: ''},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: endsWithinMs,
    killSignal: 'SIGKILL',
  })
  const said: string[] = []
  let undelivered = others.length
  // The process may have ended already.
  child.stdin.on('error', () => undefined)
  createInterface({input: child.stdout}).on('line', (line) => {
    if (line === 'heard') undelivered -= 1
    else if (line !== 'ready') said.push(line)
    if (line === 'ready') child.kill(first)
    if (line === 'begun') for (const signal of others) child.kill(signal)
    if (line !== 'ready' && undelivered === 0) child.stdin.write('go\n')
  })
  await once(child, 'close')
  return [said.join(' '), child.exitCode ?? child.signalCode]
}

describe('shutDownGracefully', () => {
  it.each<[string, NodeJS.Signals[], Parameters<typeof endedBy>[1], [string, number | string]]>([
    ['finishes at SIGTERM before other handlers run', ['SIGTERM'], {}, ['begun done next', 143]],
    ['finishes at SIGINT before other handlers run', ['SIGINT'], {}, ['begun done next', 130]],
    [
      'finishes once when a terminal and a parent process both send the signal',
      ['SIGINT', 'SIGINT', 'SIGTERM'],
      {},
      ['begun done next', 130],
    ],
    [
      'stops waiting after the timeout',
      ['SIGTERM'],
      {finish: `say('begun'); await new Promise(() => undefined)`, timeoutMs: 100},
      ['begun next', 143],
    ],
    [
      'ends the process without other handlers, and when the work fails',
      ['SIGTERM'],
      {before: '', finish: `throw new Error('x')`},
      ['', 'SIGTERM'],
    ],
  ])('%s', async (_, signals, options, ended) => {
    expect(await endedBy(signals, options)).toEqual(ended)
  })
})
