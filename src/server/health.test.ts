import {jest} from '@jest/globals'
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer, type ServerResponse} from 'node:http'
import {createServer as createTcpServer, type Socket} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {listen} from '#lib/testing/listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'health-'))
const json = {'content-type': 'application/json'}
let respond = (response: ServerResponse): unknown =>
  response.writeHead(200, json).end('{"result": 1}')
const lake = createServer((_request, response) => void respond(response))

Object.assign(process.env, {
  CONTENT_LAKE_PORT: String(await listen(lake)),
  SANITY_API_READ_TOKEN: 'a-token-that-reads-drafts',
  SANITY_REVALIDATE_SECRET: 'a-secret-of-the-webhook',
  LINK_SIGNING_SECRET: 'a-secret-that-signs-links',
})
const {configuration} = await import('#config/environment.server.ts')
const {SiteFreshness} = await import('#revalidation/site-freshness.server.ts')
const {checkHealth} = await import('./health.server.ts')
const {formServices} = await import('./form-services.server.ts')
const {registrationStore} = await import('./registrations.server.ts')

/** Switches the database as a restart would. */
function useDatabase(url: string): void {
  Object.assign(configuration(), {databaseUrl: url})
  globalThis.registrationsOpening = undefined
}
useDatabase(`file:${join(folder, 'site.db')}`)
const store = await registrationStore()

afterAll(async () => {
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
const ok = {isHealthy: true, database: 'ok', content: 'ok'}

describe('checkHealth', () => {
  it('reports all services as ok, and Redis only with several instances', async () => {
    expect(await checkHealth()).toEqual(ok)
    const freshness = new SiteFreshness('http://localhost')
    globalThis.siteFreshness = freshness
    for (const [sharing, isHealthy] of [
      ['ok', true],
      ['unavailable', false],
    ] as const) {
      freshness.stream = {isReachable: () => isHealthy, announce: () => Promise.resolve()}
      expect(await checkHealth()).toEqual({...ok, isHealthy, sharing})
    }
    globalThis.siteFreshness = undefined
  })

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['responds with garbage', (response) => response.end('<html>nothing')],
    ['never ends its response', (response) => response.writeHead(200, json).write(' ')],
    ['hangs up', (response) => response.destroy()],
  ])(
    'reports the content lake as unavailable within 3 s when it %s',
    async (_trouble, behave) => {
      respond = behave
      expect(await checkInTime()).toEqual({...ok, isHealthy: false, content: 'unavailable'})
    },
    20_000,
  )

  it('reports the database as unavailable within 3 s when it never responds', async () => {
    const sockets: Socket[] = []
    const silent = createTcpServer((socket) => sockets.push(socket))
    useDatabase(`postgres://site:secret@127.0.0.1:${await listen(silent)}/site`)
    expect(await checkInTime()).toMatchObject({database: 'unavailable'})
    expect(sockets).not.toEqual([])
    silent.close()
    for (const socket of sockets) socket.destroy()
    await expect(Promise.resolve(globalThis.registrationsOpening)).rejects.toThrow()
  }, 20_000)
})

it('formServices logs why the areas are unknown, and accepts forms without them', async () => {
  globalThis.routeTableState = {list: null, refresh: () => Promise.reject(new Error('away'))}
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
  useDatabase(`file:${join(folder, 'forms.db')}`)
  const {knownVariants, store: forms} = await formServices()
  expect(await knownVariants()).toEqual(new Set())
  await forms.close()
  expect(logged).toHaveBeenCalledWith('Cannot read the areas for a form:', expect.anything())
  logged.mockRestore()
})
