import {once} from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import {text} from 'node:stream/consumers'
import {setTimeout} from 'node:timers/promises'
import {InFlightLimit, limitInFlight, OverloadedError} from './limit-in-flight.ts'

const limits = {maxReads: 2, maxWrites: 1, maxHoldMs: 60_000}
let waiting: ServerResponse[] = []
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  waiting = []
})

/** Starts a server whose requests stay in flight until {@link waiting} is responded to. */
async function start(options: Partial<typeof limits> = {}) {
  const limit = limitInFlight({
    ...limits,
    ...options,
    headers: [['x-content-type-options', 'nosniff']],
  })
  server = createServer(limit((_, response) => void waiting.push(response))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const send = (method = 'GET') => {
    const outgoing = request({host: '127.0.0.1', port, method, agent: false}).end()
    outgoing.on('error', () => undefined)
    const response = new Promise<IncomingMessage>((resolve) => outgoing.on('response', resolve))
    return {outgoing, response}
  }
  return {send}
}

async function untilWaiting(count: number): Promise<void> {
  const deadline = Date.now() + 10_000
  while (waiting.length !== count) {
    if (Date.now() > deadline) throw new Error(`${waiting.length} requests are in flight`)
    await setTimeout(5)
  }
}

/** Ends the first response, and waits until the server knows. */
async function closing(end: () => void): Promise<void> {
  const [first] = waiting
  const closed = first && once(first, 'close')
  end()
  await closed
}

describe('limitInFlight', () => {
  it('returns 503 with Retry-After beyond the limit, and responds again below it', async () => {
    const {send} = await start()
    send()
    send()
    await untilWaiting(2)
    const refused = await send().response
    expect(refused.statusCode).toBe(503)
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await text(refused)).toContain('call 999')
    await closing(() => waiting[0]?.end())
    send()
    await untilWaiting(3)
  })

  it('counts forms apart from pages, and says that a refused form is not saved', async () => {
    const {send} = await start()
    send()
    send()
    send('POST')
    await untilWaiting(3)
    const refused = await send('POST').response
    expect(refused.statusCode).toBe(503)
    expect(await text(refused)).toContain('has not been saved')
    expect(await text(await send().response)).not.toContain('saved')
  })

  it('frees the place of a client that leaves', async () => {
    const {send} = await start({maxReads: 1})
    const {outgoing} = send()
    await untilWaiting(1)
    await closing(() => outgoing.destroy())
    send()
    await untilWaiting(2)
  })

  it('frees the place of a client that reads too slowly', async () => {
    const {send} = await start({maxReads: 1, maxHoldMs: 20})
    send()
    await untilWaiting(1)
    // A later and longer timer than that of the limit.
    await setTimeout(40)
    send()
    await untilWaiting(2)
  })
})

describe('InFlightLimit', () => {
  it('refuses work beyond the limit, and frees a place when work fails', async () => {
    const limit = new InFlightLimit(1)
    const {promise, reject} = Promise.withResolvers<string>()
    const first = limit.run(() => promise)
    await expect(limit.run(() => Promise.resolve('second'))).rejects.toThrow(OverloadedError)
    reject(new Error('away'))
    await expect(first).rejects.toThrow('away')
    await expect(limit.run(() => Promise.resolve('third'))).resolves.toBe('third')
  })
})
