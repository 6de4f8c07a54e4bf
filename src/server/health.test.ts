import {jest} from '@jest/globals'
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer, type ServerResponse} from 'node:http'
import {createServer as createTcpServer, type Socket} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {listen} from '#lib/testing/listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'health-'))
const open = new Set<NodeJS.Timeout>()

const failures: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'responds with garbage': (response) => response.end('<html>nothing'),
  'responds with one byte a second': (response) => {
    response.writeHead(200, json)
    open.add(setInterval(() => response.write(' '), 1000))
  },
  'hangs up': (response) => response.destroy(),
}
const json = {'content-type': 'application/json'}
let respond = (response: ServerResponse): unknown =>
  response.writeHead(200, json).end('{"result": 1}')
const lake = createServer((_request, response) => void respond(response))

/** Switches the database as a restart would. */
function useDatabase(url: string): void {
  Object.assign(configuration(), {databaseUrl: url})
  globalThis.registrationsOpening = undefined
}

Object.assign(process.env, {
  CONTENT_LAKE_PORT: String(await listen(lake)),
  SANITY_API_READ_TOKEN: 'a-token-that-reads-drafts',
  SANITY_REVALIDATE_SECRET: 'a-secret-of-the-webhook',
  LINK_SIGNING_SECRET: 'a-secret-that-signs-links',
})
const {configuration} = await import('#config/environment.server.ts')
useDatabase(`file:${join(folder, 'site.db')}`)
const {SiteFreshness} = await import('#revalidation/site-freshness.server.ts')
const {checkHealth} = await import('./health.server.ts')
const {formServices} = await import('./form-services.server.ts')
const {registrationStore} = await import('./registrations.server.ts')
const store = await registrationStore()

afterAll(async () => {
  for (const timer of open) clearInterval(timer)
  await store.close()
  lake.closeAllConnections()
  lake.close()
  rmSync(folder, {recursive: true})
})

/** Races the check against a three-second timer; a busy computer delays both. */
async function checkInTime() {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, 3000, 'late'))
  return await Promise.race([checkHealth(), late])
}

describe('checkHealth', () => {
  it('reports all services as ok', async () => {
    expect(await checkHealth()).toEqual({isHealthy: true, database: 'ok', content: 'ok'})
  })

  it.each([
    ['ok', true],
    ['unavailable', false],
  ] as const)('reports Redis as %s', async (sharing, isReachable) => {
    const freshness = new SiteFreshness('http://localhost')
    freshness.stream = {isReachable: () => isReachable, announce: () => Promise.resolve()}
    globalThis.siteFreshness = freshness
    const found = await checkHealth()
    globalThis.siteFreshness = undefined
    expect(found).toEqual({isHealthy: isReachable, database: 'ok', content: 'ok', sharing})
  })

  it.each(Object.entries(failures))(
    'reports the content lake as unavailable within 3 s when it %s',
    async (_trouble, behave) => {
      respond = behave
      const content = 'unavailable'
      expect(await checkInTime()).toEqual({isHealthy: false, database: 'ok', content})
    },
    20_000,
  )

  it('reports the database as unavailable within 3 s when it never responds', async () => {
    const sockets: Socket[] = []
    const silent = createTcpServer((socket) => sockets.push(socket))
    const port = await listen(silent)
    useDatabase(`postgres://site:secret@127.0.0.1:${port}/site`)
    expect(await checkInTime()).toMatchObject({database: 'unavailable'})
    expect(sockets).not.toEqual([])
    silent.close()
    for (const socket of sockets) socket.destroy()
    await expect(
      globalThis.registrationsOpening ?? Promise.reject(new Error('gone')),
    ).rejects.toThrow()
  }, 20_000)
})

describe('formServices', () => {
  it('logs why the areas are unknown, and accepts forms without them', async () => {
    globalThis.routeTableState = {list: null, refresh: () => Promise.reject(new Error('away'))}
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    useDatabase(`file:${join(folder, 'forms.db')}`)
    const {knownVariants, store: forms} = await formServices()
    expect(await knownVariants()).toEqual(new Set())
    await forms.close()
    expect(logged).toHaveBeenCalledWith('Cannot read the areas for a form:', expect.anything())
    logged.mockRestore()
  })
})
