import {jest} from '@jest/globals'
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

const source = join(import.meta.dirname, 'graceful-shutdown.ts')
/** Generous timeouts; no outcome depends on them. */
const endsWithinMs = 30_000
const longTimeoutMs = 10 * 60_000

jest.setTimeout(2 * endsWithinMs)

/** Runs a process, sends it signals, and returns its output and exit status. */
async function endedBy(
  send: readonly NodeJS.Signals[],
  {before = '', finish, timeoutMs}: {before?: string; finish: string; timeoutMs: number},
) {
  const script = `
    import {shutDownGracefully} from ${JSON.stringify(source)}
    ${before}
    const say = (word) => process.stdout.write(word + '\\n')
    const allowed = new Promise((resolve) => process.stdin.once('data', resolve))
    shutDownGracefully(async () => { ${finish} }, ${timeoutMs})
    setInterval(() => undefined, 1000)
    say('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {...process.env, NODE_OPTIONS: ''},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const said: string[] = []
  const [first, ...others] = send
  let undelivered = others.length
  // The process may have ended already.
  child.stdin.on('error', () => undefined)
  createInterface({input: child.stdout}).on('line', (line) => {
    if (line === 'heard') undelivered -= 1
    else said.push(line)
    if (line === 'ready') child.kill(first)
    if (line === 'begun') for (const signal of others.splice(0)) child.kill(signal)
    // The process has received every signal.
    if (line !== 'ready' && undelivered === 0) child.stdin.write('go\n')
  })
  await once(child, 'close', {signal: AbortSignal.timeout(endsWithinMs)}).catch(
    (error: unknown) => {
      child.kill('SIGKILL')
      throw error
    },
  )
  const {exitCode, signalCode} = child
  return {said: said.slice(1), exitCode, signalCode}
}

/** Next's handlers end the process themselves. */
const likeNext = `
  process.on('SIGTERM', () => { process.stdout.write('next\\n'); process.exit(143) })
  process.on('SIGINT', () => { process.stdout.write('next\\n'); process.exit(130) })`
const finish = `
  say('begun')
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => say('heard'))
  await allowed
  say('done')`

describe('shutDownGracefully', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('finishes at %s before other handlers run', async (signal, exitCode) => {
    const ended = await endedBy([signal], {before: likeNext, finish, timeoutMs: longTimeoutMs})
    expect(ended).toMatchObject({said: ['begun', 'done', 'next'], exitCode})
  })

  it('finishes once when a terminal and a parent process both send the signal', async () => {
    const ended = await endedBy(['SIGINT', 'SIGINT', 'SIGTERM'], {
      before: likeNext,
      finish,
      timeoutMs: longTimeoutMs,
    })
    expect(ended.said).toEqual(['begun', 'done', 'next'])
  })

  it('stops waiting after the timeout', async () => {
    const ended = await endedBy(['SIGTERM'], {
      before: likeNext,
      // Work that never ends.
      finish: `say('begun'); await new Promise(() => undefined)`,
      timeoutMs: 100,
    })
    expect(ended).toMatchObject({said: ['begun', 'next'], exitCode: 143})
  })

  it('ends the process without other handlers, and when the work fails', async () => {
    const ended = await endedBy(['SIGTERM'], {
      finish: `throw new Error('x')`,
      timeoutMs: longTimeoutMs,
    })
    expect(ended).toMatchObject({said: [], signalCode: 'SIGTERM'})
  })
})
