import {createServer, type Server} from 'node:http'
import {z} from 'zod'
import {ownRequestHeader} from '#http/own-requests.ts'
import {listen} from '#lib/testing/listen.ts'
import type {Stop} from '#server/watch-process.ts'
import {logConsole} from './log-console.ts'
import {logRequests} from './log-requests.ts'
import {createLog} from './log.ts'

const lineSchema = z.looseObject({time: z.iso.datetime(), level: z.string(), message: z.string()})

let lines: string[]
let server: Server
let stops: Stop[]
let origin: string
const log = createLog({write: (line) => void lines.push(line)})

beforeEach(async () => {
  lines = []
  server = createServer((request, response) => {
    setImmediate(() => {
      console.warn('while responding', {deep: {as: 'this'}})
      response.statusCode = request.url === '/broken' ? 500 : 200
      response.end()
    })
  })
  origin = `http://127.0.0.1:${await listen(server)}`
  stops = [logConsole(log), logRequests({log, isPublished: (path) => path === '/about'})]
})
afterEach(() => {
  for (const stop of stops) stop()
  server.close()
})

/** Returns the entries of the log, one on each line, without personal data of the tests. */
const entries = () =>
  lines.splice(0).map((line) => {
    expect(line.trimEnd()).not.toMatch(/\n|sam@|192\.0|127\.0\.0\.1|secret|typed/)
    return lineSchema.parse(JSON.parse(line))
  })

/** Requests a path and returns its log entries. */
async function request(path: string, headers: Readonly<Record<string, string>> = {}) {
  const finished = new Promise((resolve) =>
    server.once('request', (_, answer) => answer.once('close', resolve)),
  )
  await (await fetch(origin + path, {headers})).arrayBuffer()
  await finished
  return entries()
}

describe('JSON logs', () => {
  it('give all entries of a request one id, and log its response (OPS-13)', async () => {
    const [during, after, ...more] = await request('/about?q=what-somebody-typed')
    const message = "while responding { deep: { as: 'this' } }"
    expect(during).toMatchObject({level: 'warn', message, request: after?.['request']})
    const logged = {level: 'info', method: 'GET', route: '/about', status: 200}
    expect(after).toMatchObject(logged)
    expect(typeof after?.['ms']).toBe('number')
    expect(more).toEqual([])
    const [other] = await request('/about')
    expect(other?.['request']).not.toBe(after?.['request'])
  })

  it("accept a proxy's request id, and no other text (OPS-13)", async () => {
    const given = await request('/about', {'x-request-id': 'given-by-a-proxy'})
    expect(given.map(({request: id}) => id)).toEqual(['given-by-a-proxy', 'given-by-a-proxy'])
    await request('/about', {'x-request-id': 'sam@example.org"}'})
  })

  it.each([
    ['/sam@example.org', '*'],
    ['/api/interest/confirm?token=secret', '/api/interest/confirm'],
    ['/api/sam@example.org', '/api/*'],
    ['/_next/static/chunks/a.js', '/_next/*'],
  ])('log %s only as %s (LAW-9)', async (path, route) => {
    const [, after] = await request(path)
    expect(after).toMatchObject({route})
  })

  it('leave out requests of the site to itself, and no request that pretends to be one (OPS-13)', async () => {
    expect(await request('/about', ownRequestHeader())).toHaveLength(1)
    expect(await request('/about', {'x-own-request': 'guessed'})).toHaveLength(2)
  })

  it('mark failures as errors, and keep each event on one line (OPS-13)', async () => {
    expect((await request('/broken')).map(({level}) => level)).toEqual(['warn', 'error'])
    console.error(new Error('two\nlines'))
    expect(entries()[0]?.message).toContain('Error: two\nlines')
  })

  it('log an error without its extra properties, and no personal fields (LAW-9)', () => {
    const detail = 'Key (email)=(sam@example.org) already exists.'
    const refused = Object.assign(new Error('refused'), {code: '23505', detail})
    console.error('[forms]', new Error('not stored', {cause: refused}))
    console.error(refused)
    log.info({email: 'sam@example.org', ip: '192.0.2.1', status: 200}, 'responded')
    const [outer, inner, fields] = entries()
    expect(outer).toHaveProperty('error.message', 'not stored: refused')
    expect(outer).toHaveProperty('error.stack', expect.stringContaining('.test.ts'))
    expect(inner).toHaveProperty('error.code', '23505')
    expect(fields).toMatchObject({status: 200, message: 'responded'})
  })

  it('contain time, level and message, and neither process id nor host name (OPS-13)', () => {
    console.info('%s of %d', 'one', 2)
    const time: unknown = expect.any(String)
    expect(entries()).toEqual([{time, level: 'info', message: 'one of 2'}])
  })
})
