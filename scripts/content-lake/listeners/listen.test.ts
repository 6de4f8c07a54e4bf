import type {
  ListenEvent,
  ListenOptions,
  MutationEvent,
  ResumableListenOptions,
} from '@sanity/client'
import type {Subscription} from 'rxjs'
import {WebSocket} from 'ws'
import {startTestLake, type TestLake, until, writeToken} from '#content-lake/testing/lake.ts'

let lake: TestLake

beforeEach(async () => {
  lake = await startTestLake()
})
afterEach(() => lake.remove())

type ReceivedEvent = ListenEvent<Record<string, unknown>>

/** Listens with the client. Resolves after the welcome event. */
async function listenTo(
  query: string,
  options: Omit<ListenOptions, 'enableResume'> = {},
): Promise<{mutations: () => MutationEvent[]; stop: () => void}> {
  const received: ReceivedEvent[] = []
  const subscription: Subscription = lake.client
    .listen(query, {}, {includeAllVersions: true, events: ['welcome', 'mutation'], ...options})
    .subscribe({next: (event) => received.push(event), error: () => undefined})
  await until(() => received.some(({type}) => type === 'welcome'))
  return {
    mutations: () => received.filter((event) => event.type === 'mutation'),
    stop: () => subscription.unsubscribe(),
  }
}

/** Reads the raw stream until a pattern matches. */
async function rawEvents(
  path: string,
  headers: Record<string, string>,
  enough: RegExp,
): Promise<string> {
  const abort = new AbortController()
  const response = await lake.request(path, {headers, signal: abort.signal})
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (enough.test(text)) break
  }
  abort.abort()
  return text
}

describe('listeners', () => {
  it('report documents that appear, change and disappear', async () => {
    const {mutations, stop} = await listenTo('*[_type == "post" && n > 0]')
    await lake.client.create({_id: 'a', _type: 'post', n: 0})
    await lake.client.patch('a').set({n: 1}).commit()
    await lake.client.patch('a').set({n: 2}).commit()
    await lake.client.patch('a').set({n: 0}).commit()
    await until(() => mutations().length === 3)
    expect(mutations().map(({transition}) => transition)).toEqual(['appear', 'update', 'disappear'])
    stop()
  })

  it('chain revisions', async () => {
    const {mutations, stop} = await listenTo('*', {includePreviousRevision: true})
    await lake.client.create({_id: 'drafts.a', _type: 'post'})
    await lake.client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.a',
      publishedId: 'a',
    })
    await until(() => mutations().length === 3)
    const [created, published, removed] = mutations()
    const previousRev = created?.resultRev
    expect(published?.result?._rev).toBe(published?.resultRev)
    expect(removed).toMatchObject({
      documentId: 'drafts.a',
      previousRev,
      previous: {_rev: previousRev},
    })
    stop()
  })

  it('number only the events that match the query', async () => {
    // The Studio locks a form until it has received `transactionTotalEvents` events.
    const {mutations, stop} = await listenTo('*[_id in ["drafts.p", "p"]]')
    await lake.client.create({_id: 'drafts.p', _type: 'post'})
    await lake.client
      .transaction()
      .create({_id: 'first', _type: 'post'})
      .create({_id: 'p', _type: 'post'})
      .delete('drafts.p')
      .commit()
    await until(() => mutations().length === 3)
    expect(
      mutations().map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents]),
    ).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ])
    stop()
  })

  it('report published documents only by default', async () => {
    const {mutations, stop} = await listenTo('*', {includeAllVersions: false})
    await lake.client.create({_id: 'drafts.b', _type: 'post'})
    await lake.client.create({_id: 'b', _type: 'post'})
    await until(() => mutations().length > 0)
    expect(mutations().map(({documentId}) => documentId)).toEqual(['b'])
    stop()
  })

  it('omit fields that were not requested', async () => {
    const {mutations, stop} = await listenTo('*', {
      includeMutations: false,
      includeResult: false,
      effectFormat: 'mendoza',
    })
    await lake.client.create({_id: 'c', _type: 'post'})
    await until(() => mutations().length === 1)
    const [event] = mutations()
    expect(event).not.toHaveProperty('mutations')
    expect(event).not.toHaveProperty('result')
    expect(event?.effects).toMatchObject({apply: [0, {_id: 'c'}], revert: [0, null]})
    stop()
  })

  it('receive missed events once after reconnecting', async () => {
    await lake.client.create({_id: 'earlier', _type: 'post'})
    const received: string[] = []
    const options: ResumableListenOptions = {
      enableResume: true,
      includeAllVersions: true,
      events: ['welcome', 'welcomeback', 'reset', 'mutation'],
    }
    const subscription = lake.client.listen('*', {}, options).subscribe({
      next: (event) => received.push(event.type === 'mutation' ? event.documentId : event.type),
      error: () => undefined,
    })
    await until(() => received.length === 1)
    for (const id of ['first', 'second']) {
      lake = await lake.restart()
      await lake.client.create({_id: id, _type: 'post'})
      await until(() => received.at(-1) === id)
    }
    expect(received).toEqual(['welcome', 'welcomeback', 'first', 'welcomeback', 'second'])
    subscription.unsubscribe()
  })

  it('resume within a transaction, and reset after an unknown event', async () => {
    const listen = (lastEventId: string, enough: RegExp) =>
      rawEvents(
        '/v2026-03-01/data/listen/production?query=*&enableResume=true&includeAllVersions=true',
        {authorization: `Bearer ${writeToken}`, 'last-event-id': lastEventId},
        enough,
      )
    const post = {_type: 'post'}
    const both = lake.client
      .transaction()
      .create({_id: 'r1', ...post})
      .create({_id: 'r2', ...post})
    await both.transactionId('both').commit()
    await lake.client.create({_id: 'r3', ...post})
    const resumed = await listen('both#r1', /"documentId":"r3"/)
    expect([...resumed.matchAll(/"documentId":"(\w+)"/g)].map(([, id]) => id)).toEqual(['r2', 'r3'])
    expect(await listen('never#x', /event: \w+/)).toContain('event: reset')
  })

  it.each(['*[', '*[_type == $type]', 'count(*[_type == "post"])', `*[${'!'.repeat(2001)}true]`])(
    'refuse the query %s before the stream starts',
    async (query) => {
      const path = `/v2026-03-01/data/listen/production?query=${encodeURIComponent(query)}`
      const headers = {authorization: `Bearer ${writeToken}`}
      expect((await lake.request(path, {headers})).status).toBe(400)
    },
  )

  it.each(['listen/production?query=*', 'live/events/production'])(
    'refuse %s without a token, because no deadline applies to filters',
    async (path) => {
      expect((await lake.request(`/v2026-03-01/data/${path}`)).status).toBe(401)
    },
  )

  it('report each change to live clients', async () => {
    const tags: string[][] = []
    const live = lake.client.live.events({includeDrafts: true}).subscribe({
      next: (event) => {
        if (event.type === 'message') tags.push(event.tags)
        if (event.type === 'welcome') tags.push([])
      },
      error: () => undefined,
    })
    await until(() => tags.length === 1)
    await lake.client.create({_id: 'l', _type: 'post'})
    await until(() => tags.length === 2)
    const {syncTags} = await lake.client.fetch('*', {}, {filterResponse: false})
    expect(tags[1]).toEqual(syncTags)
    live.unsubscribe()
  })
})

describe('event stream over a WebSocket', () => {
  const connect = (path: string, origin: string) =>
    new WebSocket(`${lake.lake.origin.replace('http', 'ws')}${path}`, {
      headers: {origin, authorization: `Bearer ${writeToken}`},
    })
  const failureOf = (socket: WebSocket) =>
    new Promise<string>((resolve) => socket.on('error', (error) => resolve(error.message)))

  it('carries events', async () => {
    const socket = connect('/v2026-03-01/data/listen/production?query=*', lake.lake.origin)
    let text = ''
    socket.on('message', (data: Buffer) => (text += data.toString()))
    await until(() => text.includes('event: welcome'))
    await lake.client.create({_id: 'ws', _type: 'post'})
    await until(() => text.includes('"documentId":"ws"'))
    socket.close()
  })

  it('is refused for other origins, datasets and paths', async () => {
    const path = '/v2026-03-01/data/listen/production?query=*'
    expect(await failureOf(connect(path, 'http://evil.test'))).toContain('403')
    for (const [other, status] of [
      [path.replace('production', 'x'), '404'],
      ['/v1/nothing', '404'],
      [path.replace('*', '*['), '400'],
    ] as const) {
      expect(await failureOf(connect(other, lake.lake.origin))).toContain(status)
    }
  })

  it('accepts the presence channel and sends nothing', async () => {
    const socket = connect('/v2022-06-30/socket/production', lake.lake.origin)
    await new Promise((resolve) => socket.on('open', resolve))
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })
})
