import {createServer, type Server} from 'node:http'
import {listen} from '#lib/testing/listen.ts'
import {StepError} from './processes.ts'
import {waitForSite} from './wait-for.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Starts a server that returns these health reports in turn, and then the last one. */
async function start(...health: readonly object[]): Promise<string> {
  const next = [...health]
  server = createServer((_, response) => {
    const parts = next.length > 1 ? next.shift() : next[0]
    const isHealthy = !JSON.stringify(parts).includes('unavailable')
    response.writeHead(isHealthy ? 200 : 503).end(JSON.stringify(parts))
  })
  return `http://127.0.0.1:${await listen(server)}/api/health`
}

const timeouts = {timeoutMs: 5000, graceMs: 200}
const healthy = {status: 'ok', database: 'ok', content: 'ok'}

describe('waitForSite', () => {
  it('returns the services that are down when the site responds without them', async () => {
    const url = await start({status: 'unavailable', database: 'unavailable', content: 'ok'})
    expect(await waitForSite(url, timeouts)).toEqual(['database'])
  })

  it('waits for a service that takes a moment to start', async () => {
    const starting = {status: 'unavailable', database: 'unavailable', content: 'unavailable'}
    const url = await start(starting, {...starting, content: 'ok'}, healthy)
    expect(await waitForSite(url, {...timeouts, graceMs: 5000})).toEqual([])
  })

  it('throws when nothing responds in time', async () => {
    const url = await start(healthy)
    server?.close()
    const wait = waitForSite(url, {...timeouts, timeoutMs: 200})
    await expect(wait).rejects.toThrow(StepError)
    await expect(wait).rejects.toThrow('Look at the messages above')
  })
})
