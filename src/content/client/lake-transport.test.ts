import {jest} from '@jest/globals'
import {createClient} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {createServer} from 'node:http'
import {connect} from 'node:net'
import {type Fault, faults, FaultyRelay} from '#lib/testing/faulty-relay.ts'
import {listen} from '#lib/testing/listen.ts'
import {AdaptiveTimeout} from './adaptive-timeout.ts'
import {CircuitBreaker} from './circuit-breaker.ts'
import {createLakeTransport, LakeUnavailableError} from './lake-transport.ts'

const timeoutMs = 500

const lake = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://lake.example').searchParams.get('query')
  response.setHeader('content-type', 'application/json')
  if (query === 'refused') response.statusCode = 401
  response.end(JSON.stringify({result: query, message: 'answer'}))
})
const lakePort = await listen(lake)
const relay = new FaultyRelay(() => connect(lakePort, '127.0.0.1'))
await relay.play(null)

function createClients() {
  const breaker = new CircuitBreaker()
  const clientWith = (isProbe: boolean) =>
    createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2026-03-01',
      ...lakeClientOptions(`http://127.0.0.1:${relay.port}`),
      useCdn: false,
      maxRetries: 0,
      resolveFetch: () => createLakeTransport({fetch, breaker, timeoutMs, isProbe}),
    })
  return {client: clientWith(false), probe: clientWith(true)}
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => error)

afterAll(async () => {
  await relay.stop()
  lake.close()
})

describe('createLakeTransport', () => {
  it('passes on responses, including client errors', async () => {
    await relay.play(null)
    const {client} = createClients()
    for (let round = 0; round < 5; round += 1)
      expect(await failureOf(client.fetch('refused'))).not.toBeInstanceOf(LakeUnavailableError)
    expect(await client.fetch('well')).toBe('well')
  })

  it.each(faults)(
    'throws after one request while the lake is %s, or after two when the connection was reset',
    async (fault) => {
      await relay.play(fault)
      const {client} = createClients()
      const before = relay.requests
      expect(await failureOf(client.fetch('x'))).toBeInstanceOf(LakeUnavailableError)
      expect(relay.requests - before).toBeLessThanOrEqual(fault === 'killed' ? 2 : 1)
    },
  )

  it('retries once when a reused connection is closed', async () => {
    const used = new WeakSet()
    const closing = createServer(({socket}, response) => {
      if (used.has(socket)) {
        socket.resetAndDestroy()
        return
      }
      used.add(socket)
      response.setHeader('content-type', 'application/json').end('{"result": "answer"}')
    })
    const port = await listen(closing)
    const transport = createLakeTransport({fetch, breaker: new CircuitBreaker(), timeoutMs})
    try {
      for (let round = 0; round < 3; round += 1) {
        const response = await transport(`http://127.0.0.1:${port}`)
        expect(JSON.parse(await response.text())).toEqual({result: 'answer'})
      }
    } finally {
      closing.closeAllConnections()
      closing.close()
    }
  })

  it.each(['hanging', 'dripping'] satisfies Fault[])(
    'rejects immediately after one timeout while the lake is %s',
    async (fault) => {
      await relay.play(fault)
      const {client, probe} = createClients()
      // The first may use a connection that the relay just closed; the second times out.
      await failureOf(client.fetch('first'))
      await failureOf(client.fetch('second'))
      const before = relay.requests
      for (let round = 0; round < 20; round += 1) {
        expect(await failureOf(client.fetch('next'))).toMatchObject({
          message: 'The content lake did not respond a moment ago.',
        })
      }
      expect(relay.requests).toBe(before)
      await relay.play(null)
      // A successful probe closes the breaker, unless it uses a connection that the relay just closed.
      await failureOf(probe.fetch('closed'))
      expect(await probe.fetch('back')).toBe('back')
      expect(await client.fetch('well')).toBe('well')
    },
  )
})

describe('createLakeTransport for a visitor who waits', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  /** Returns a transport with 100 ms of patience, and the open requests to the lake. */
  function createVisit() {
    const requests: ((response: Response) => void)[] = []
    const options = {
      fetch: async () => await new Promise<Response>((resolve) => void requests.push(resolve)),
      breaker: new CircuitBreaker(),
      timeoutMs: 10_000,
    }
    const send = createLakeTransport({...options, patience: new AdaptiveTimeout(100, 1000)})
    const states: string[] = []
    const visit = (name: string) =>
      void send('http://lake.example').then(
        () => states.push(`${name} received`),
        () => states.push(`${name} failed`),
      )
    return {requests, states, visit}
  }

  it('waits for a slow response while the lake responds to others', async () => {
    const {requests, states, visit} = createVisit()
    visit('slow')
    await jest.advanceTimersByTimeAsync(90)
    visit('fast')
    requests[1]?.(Response.json(1))
    await jest.advanceTimersByTimeAsync(90)
    expect(states).toEqual(['fast received'])
    requests[0]?.(Response.json(1))
    await jest.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['fast received', 'slow received'])
  })

  it('fails when the lake is silent, and waits longer once its late response told how slow it is', async () => {
    const {requests, states, visit} = createVisit()
    visit('first')
    await jest.advanceTimersByTimeAsync(110)
    visit('at once')
    await jest.advanceTimersByTimeAsync(40)
    expect(states).toEqual(['first failed', 'at once failed'])
    requests[0]?.(Response.json(1))
    await jest.advanceTimersByTimeAsync(1)
    visit('second')
    await jest.advanceTimersByTimeAsync(150)
    requests[1]?.(Response.json(1))
    await jest.advanceTimersByTimeAsync(1)
    expect(states.at(-1)).toBe('second received')
  })

  it('sends nothing for as long as the lake asks (Retry-After)', async () => {
    const {requests, states, visit} = createVisit()
    visit('first')
    requests[0]?.(new Response('{}', {status: 429, headers: {'retry-after': '2'}}))
    await jest.advanceTimersByTimeAsync(1900)
    visit('during the pause')
    await jest.advanceTimersByTimeAsync(200)
    visit('afterwards')
    expect(states).toEqual(['first failed', 'during the pause failed'])
    expect(requests).toHaveLength(2)
  })
})

describe('pageClient', () => {
  it('has a short timeout only for the request whose visitor waits (decision 15)', async () => {
    process.env['CONTENT_LAKE_PORT'] = '1'
    const lake = await import('./client.server.ts')
    const {promise: isAnnounced, resolve: announced} = Promise.withResolvers<null>()
    const request = (render: () => Promise<unknown>) =>
      Promise.resolve().then(async () => {
        lake.enterRequest()
        await render()
        return lake.pageClient() === lake.contentClient
      })
    const first = request(async () => {
      await Promise.resolve().then(lake.announceFirstRender)
      announced(null)
    })
    expect(await Promise.all([first, request(() => isAnnounced)])).toEqual([true, false])
  })
})
