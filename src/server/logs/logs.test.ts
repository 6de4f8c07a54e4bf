import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import {z} from 'zod'
import {ownRequestHeader} from '#server/own-requests.ts'
import type {Stop} from '#server/watch-process.ts'
import {writeJsonLogs} from './json-logs.ts'
import {logRequests} from './log-requests.ts'

const lineSchema = z.looseObject({time: z.iso.datetime(), level: z.string(), message: z.string()})

let lines: string[]
let server: Server
let stops: Stop[]
let origin: string

beforeEach(async () => {
  lines = []
  const write = (line: string) => void lines.push(line)
  server = createServer((request, response) => {
    setImmediate(() => {
      console.warn('while answering', {deep: {as: 'this'}})
      response.statusCode = request.url === '/broken' ? 500 : 200
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  stops = [writeJsonLogs(write), logRequests({write, isPublished: (path) => path === '/about'})]
})

afterEach(() => {
  for (const stop of stops) stop()
  server.close()
})

/** Asks for a path, and waits until that has been logged. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const finished = new Promise((resolve) =>
    server.once('request', (_, answer) => answer.once('close', resolve)),
  )
  await (await fetch(origin + path, {headers})).arrayBuffer()
  await finished
  return lines.splice(0).map((line) => lineSchema.parse(JSON.parse(line)))
}

describe('OPS-13: logs for machines', () => {
  it('say with one id what was logged for a request, and how it was answered', async () => {
    const [during, after, ...more] = await ask('/about?q=what-somebody-typed')
    expect(during).toMatchObject({
      level: 'warn',
      message: "while answering { deep: { as: 'this' } }",
    })
    expect(after).toMatchObject({
      level: 'info',
      message: 'answered',
      method: 'GET',
      route: '/about',
      status: 200,
    })
    expect(typeof after?.['ms']).toBe('number')
    expect(during?.['request']).toBe(after?.['request'])
    expect(more).toEqual([])
    const ids = (await ask('/about')).map(({request}) => request)
    expect(ids[0]).not.toBe(after?.['request'])
  })

  it('take the id that a proxy gave, and no other text', async () => {
    const given = await ask('/about', {'x-request-id': 'given-by-a-proxy'})
    expect(given.map(({request}) => request)).toEqual(['given-by-a-proxy', 'given-by-a-proxy'])
    const odd = await ask('/about', {'x-request-id': 'sam@example.org"}'})
    expect(JSON.stringify(odd)).not.toContain('example.org')
  })

  it.each([
    ['/sam@example.org', '*'],
    ['/coverage/n1', '*'],
    ['/api/interest/confirm?token=secret', '/api/interest/confirm'],
    ['/api/sam@example.org', '/api/*'],
    ['/_next/static/chunks/a.js', '/_next/*'],
  ])('name of %s no more than %s', async (path, route) => {
    const [, after] = await ask(path)
    expect(after).toMatchObject({route})
    expect(JSON.stringify(after)).not.toMatch(/sam@|secret|127\.0\.0\.1/)
  })

  it('tell failures apart, keep each event on one line, and say nothing of what the process asks itself', async () => {
    expect((await ask('/broken')).map(({level}) => level)).toEqual(['warn', 'error'])
    console.error(new Error('two\nlines'))
    const [line = ''] = lines.splice(0)
    expect(line.trimEnd()).not.toContain('\n')
    expect(lineSchema.parse(JSON.parse(line)).message).toContain('Error: two\nlines')
    const own = await ask('/about', {[ownRequestHeader()]: '1'})
    expect(own.map(({message}) => message)).toEqual([expect.stringContaining('while answering')])
  })

  it('leave the console as it was', () => {
    const {warn} = console
    const stop = writeJsonLogs((line) => lines.push(line))
    expect(console.warn).not.toBe(warn)
    stop()
    expect(console.warn).toBe(warn)
  })
})
