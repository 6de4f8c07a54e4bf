import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

const source = join(import.meta.dirname, 'graceful-shutdown.ts')

/** A process that says when it is ready and what it did when it was told to end. */
async function endedBy(
  send: readonly NodeJS.Signals[],
  {before = '', finish, timeoutMs}: {before?: string; finish: string; timeoutMs: number},
) {
  const script = `
    import {shutDownGracefully} from ${JSON.stringify(source)}
    ${before}
    const say = (word) => process.stdout.write(word + '\\n')
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
    shutDownGracefully(async () => { ${finish} }, ${timeoutMs})
    setInterval(() => undefined, 1000)
    say('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {...process.env, NODE_OPTIONS: ''},
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const said: string[] = []
  const exit = once(child, 'close')
  let sent = false
  createInterface({input: child.stdout}).on('line', (line) => {
    said.push(line)
    if (!sent) for (const signal of send) child.kill(signal)
    sent = true
  })
  const started = performance.now()
  await exit
  const {exitCode, signalCode} = child
  return {said: said.slice(1), exitCode, signalCode, took: performance.now() - started}
}

/** As Next does: its handler ends the process by itself. */
const likeNext = `
  process.on('SIGTERM', () => { process.stdout.write('next\\n'); process.exit(143) })
  process.on('SIGINT', () => { process.stdout.write('next\\n'); process.exit(130) })`
const finish = `say('begun'); await pause(200); say('done')`

describe('shutDownGracefully', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('finishes at %s before the handlers of others get it', async (signal, exitCode) => {
    const ended = await endedBy([signal], {before: likeNext, finish, timeoutMs: 5000})
    expect(ended).toMatchObject({said: ['begun', 'done', 'next'], exitCode})
  })

  it('finishes once when a terminal and a parent both send the signal', async () => {
    const ended = await endedBy(['SIGINT', 'SIGINT', 'SIGTERM'], {
      before: likeNext,
      finish,
      timeoutMs: 5000,
    })
    expect(ended.said).toEqual(['begun', 'done', 'next'])
  })

  it('waits no longer than it was told to', async () => {
    const ended = await endedBy(['SIGTERM'], {
      before: likeNext,
      finish: `say('begun'); await pause(60_000)`,
      timeoutMs: 100,
    })
    expect(ended.said).toEqual(['begun', 'next'])
    expect(ended.took).toBeLessThan(30_000)
  })

  it('ends the process also when nobody else hears the signal, and when the work fails', async () => {
    const ended = await endedBy(['SIGTERM'], {finish: `throw new Error('x')`, timeoutMs: 5000})
    expect(ended).toMatchObject({said: [], signalCode: 'SIGTERM'})
  })
})
