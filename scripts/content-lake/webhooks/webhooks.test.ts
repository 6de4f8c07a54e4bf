import {existsSync} from 'node:fs'
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {readToken, startTestLake, type TestLake, until} from '#content-lake/testing/lake.ts'
import type {WebhookDefinition} from './webhook-definition.ts'

const sharedSecret = 'a secret shared with the receiver'

interface Call {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: Server
let calls: Call[]
let status: number
let url: string
let lake: TestLake

beforeEach(async () => {
  calls = []
  status = 200
  server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      calls.push({headers: incoming.headers, body})
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/hook`
})
afterEach(async () => {
  await lake.remove()
  await new Promise((resolve) => server.close(resolve))
})

const start = async (definition: Partial<WebhookDefinition> = {}) => {
  lake = await startTestLake({webhooks: [{name: 'site', url, secret: sharedSecret, ...definition}]})
}
const bodies = (): unknown[] => calls.map(({body}): unknown => JSON.parse(body))
const pending = async (): Promise<string> => {
  const headers = {authorization: `Bearer ${readToken}`}
  return (await lake.request('/_lake/webhooks/pending', {headers})).text()
}

describe('webhooks', () => {
  it('prevent the start when a filter is invalid or has parameters', async () => {
    await start()
    for (const filter of ['_type ==', '_type == $type']) {
      const refused = startTestLake({webhooks: [{name: 'odd', url, secret: sharedSecret, filter}]})
      await expect(refused).rejects.toThrow('The webhook "odd"')
    }
  })

  it('write nothing after the lake has closed', async () => {
    await start()
    await lake.lake.close()
    const progress = join(lake.dataDir, 'webhooks.json')
    expect(existsSync(progress)).toBe(true)
    expect(existsSync(`${progress}.new`)).toBe(false)
  })

  it('deliver signed publications', async () => {
    await start({projection: '{_id, _type, "slug": slug.current}'})
    const {_rev} = await lake.client.create({_id: 'a', _type: 'page', slug: {current: 'home'}})
    await until(() => calls.length === 1)
    const [call] = calls
    expect(bodies()).toEqual([{_id: 'a', _type: 'page', slug: 'home'}])
    const signature = String(call?.headers[SIGNATURE_HEADER_NAME])
    expect(await isValidSignature(call?.body ?? '', signature, sharedSecret)).toBe(true)
    expect(await isValidSignature(call?.body ?? '', signature, 'another')).toBe(false)
    expect(call?.headers).toMatchObject({
      'sanity-project-id': 'local',
      'sanity-dataset': 'production',
      'sanity-document-id': 'a',
      'sanity-operation': 'create',
      'sanity-transaction-id': _rev,
    })
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/)
  })

  it('deliver updates, and deletions with the previous document', async () => {
    await start({projection: '{_id, title, "was": before().title, "did": delta::operation()}'})
    await lake.client.create({_id: 'a', _type: 'page', title: 'one'})
    await lake.client.patch('a').set({title: 'two'}).commit()
    await lake.client.delete('a')
    await until(() => calls.length === 3)
    expect(bodies()).toEqual([
      {_id: 'a', title: 'one', was: null, did: 'create'},
      {_id: 'a', title: 'two', was: 'one', did: 'update'},
      {_id: 'a', title: 'two', was: 'two', did: 'delete'},
    ])
  })

  it('skip drafts, versions, system documents and those the filter excludes', async () => {
    await start({filter: '_type == "page" && delta::changedAny(title)', on: ['create', 'update']})
    await lake.client.create({_id: 'drafts.a', _type: 'page', title: 'x'})
    await lake.client.create({_id: 'versions.r.a', _type: 'page', title: 'x'})
    await lake.client.create({_id: '_.releases.r', _type: 'system.release'})
    await lake.client.create({_id: 'post', _type: 'post', title: 'x'})
    await lake.client.create({_id: 'a', _type: 'page', title: 'x'})
    await lake.client.patch('a').set({other: 1}).commit()
    await lake.client.patch('a').set({title: 'y'}).commit()
    await lake.client.delete('a')
    await until(() => calls.length === 2)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(bodies()).toMatchObject([
      {_id: 'a', title: 'x'},
      {_id: 'a', title: 'y'},
    ])
  })

  it('retry with the same idempotency key until the receiver accepts', async () => {
    status = 503
    await start()
    await lake.client.create({_id: 'a', _type: 'page'})
    await until(() => calls.length === 1)
    expect(await pending()).toBe('{"pending":1}')
    status = 200
    await until(() => calls.length === 2)
    expect(calls[1]?.headers['idempotency-key']).toBe(calls[0]?.headers['idempotency-key'])
    await until(async () => (await pending()) === '{"pending":0}')
  })

  it('do not retry after a 4xx', async () => {
    status = 400
    await start()
    await lake.client.create({_id: 'a', _type: 'page'})
    await until(() =>
      lake.logged.some((line) => /given up after 1 attempts \(HTTP 400\)/.test(line)),
    )
    expect(calls).toHaveLength(1)
  })

  it('keep the order per document without delaying other documents', async () => {
    status = 500
    await start({projection: '{_id, n}'})
    await lake.client.create({_id: 'a', _type: 'page', n: 1})
    await until(() => calls.length === 1)
    status = 200
    await lake.client.create({_id: 'b', _type: 'page', n: 1})
    await lake.client.patch('a').set({n: 2}).commit()
    await until(() => calls.length === 4)
    const ofA = bodies().filter((body) => JSON.stringify(body).includes('"a"'))
    expect(ofA).toMatchObject([{n: 1}, {n: 1}, {n: 2}])
  })

  it('survive a restart', async () => {
    status = 503
    await start()
    await lake.client.create({_id: 'a', _type: 'page'})
    await until(() => calls.length === 1)
    status = 200
    lake = await lake.restart()
    await until(() => calls.length === 2)
    expect(calls[1]?.headers['idempotency-key']).toBe(calls[0]?.headers['idempotency-key'])
    lake = await lake.restart()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(calls).toHaveLength(2)
  })
})
