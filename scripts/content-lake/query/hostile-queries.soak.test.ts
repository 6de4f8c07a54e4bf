import {request} from 'node:http'
import {startTestLake, until} from '#content-lake/testing/lake.ts'
import {defaultQueryLimits} from './query-limits.ts'

// Limits of CPU time, so the load of the machine doesn't matter.
const queryLimits = {...defaultQueryLimits, deadlineMs: 2000, shareMs: 500}
const lake = await startTestLake({queryLimits})
const transaction = lake.client.transaction()
// More documents than the initial content of the site.
for (let index = 0; index < 1500; index += 1) {
  transaction.create({_id: `item-${index}`, _type: 'item', title: `Item ${index}`, index})
}
await transaction.commit({returnDocuments: false})
afterAll(() => lake.remove())

const allIds = '*[]._id'
const nested = (depth: number): string =>
  depth === 0 ? allIds : `*[_id in ${nested(depth - 1)}]._id`
const doubled = (times: number) => `{"s":"aaaaaaaa,"}${'|{"s":s+s}'.repeat(times)}`

const hostile: [string, string][] = [
  ['stars that backtrack', `"${'a'.repeat(60)}" match "${'a*'.repeat(20)}b"`],
  ['documents within documents within documents', `count(${nested(4)})`],
  ['an answer larger than memory', '*{"a":*{"b":*{_id}}}'],
  ['a chain of 30,000 links', `1${'+1'.repeat(30_000)}`],
  ['brackets 3,000 deep', `${'('.repeat(3000)}1${')'.repeat(3000)}`],
  ['a text that doubles', `[${doubled(24)}][0]{"n": string::split(s, ",")}`],
  ['a list that multiplies', `[1,2,3,4]{"a":*{"b":*{"c":@}}}`],
]

function post(query: string, signal?: AbortSignal): Promise<Response> {
  return lake.request('/v2026-03-01/data/query/production', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query}),
    ...(signal ? {signal} : {}),
  })
}

/** Requests one document repeatedly and returns the number of responses before `isDone`. */
async function countResponses(isDone: () => boolean): Promise<number> {
  for (let served = 0; ; served += 1) {
    const answer: unknown = await (await post('*[_id == "item-7"][0].title')).json()
    expect(answer).toMatchObject({result: 'Item 7'})
    if (isDone()) return served
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const loadOf = async (): Promise<unknown> => {
  const health: unknown = await (await lake.request('/_lake/health')).json()
  return health
}
const untilIdle = () =>
  until(async () => JSON.stringify(await loadOf()).includes('"evaluating":0,"waiting":0'), 30_000)

it.each(hostile)('query pool serves other clients during %s', async (_name, query) => {
  let answer: Response | undefined
  const pending = post(query).then((given) => (answer = given))
  const served = await countResponses(() => answer !== undefined)
  const {status} = await pending
  const body: unknown = await (await pending).json()
  if (status === 200) return
  // On a single thread, each of these blocked all requests for more than 15 seconds.
  if (status === 408) expect(served).toBeGreaterThan(1)
  expect([400, 408, 413]).toContain(status)
  expect(body).toMatchObject({statusCode: status})
  expect(JSON.stringify(body)).toMatch(/"(description|message)":"[^"]*(longer|memory|stack)/)
})

it('query pool serves other clients when hostile queries outnumber its processes', async () => {
  const query = `count(${nested(4)})`
  const done: number[] = []
  const pending = [1, 2, 3, 4, 5].map(async () => done.push((await post(query)).status))
  let served = 0
  while (done.length < pending.length) {
    expect((await post('1')).status).toBe(200)
    served += 1
  }
  expect(done).toEqual([408, 408, 408, 408, 408])
  expect(served).toBeGreaterThan(5)
})

describe('query of a disconnected client', () => {
  it('is ended', async () => {
    await untilIdle()
    const disconnected = new AbortController()
    const pending = post(`count(${nested(4)})`, disconnected.signal).catch(() => 'disconnected')
    await until(async () => JSON.stringify(await loadOf()).includes('"evaluating":1'))
    disconnected.abort()
    expect(await pending).toBe('disconnected')
    await untilIdle()
  })

  it('is dropped from the queue', async () => {
    await untilIdle()
    const outgoing = request(
      `${lake.lake.origin}/v2026-03-01/data/query/production?query=${encodeURIComponent('*[0]')}`,
    )
    outgoing.on('error', () => undefined)
    outgoing.end()
    outgoing.destroy()
    await untilIdle()
    expect((await post('1')).status).toBe(200)
  })
})

describe('query limits', () => {
  it('refuse too long a query before it is parsed', async () => {
    const answer = await post(`"${'a'.repeat(200_000)}"`)
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('longer than 131072 characters')
  })

  it('end a query at its deadline and refuse requests when the queue is full', async () => {
    const impatient = await startTestLake({
      queryLimits: {maxProcesses: 1, maxWaiting: 1, deadlineMs: 300, shareMs: 100, heapMb: 256},
    })
    const endless = `count([${'0,'.repeat(900)}0][count([${'0,'.repeat(900)}0][count([${'0,'.repeat(900)}0][@ == ^]) > 5]) > 5])`
    const send = () =>
      impatient.request(`/v2026-03-01/data/query/production?query=${encodeURIComponent(endless)}`)
    const answer = await send()
    expect(answer.status).toBe(408)
    expect(await answer.text()).toMatch(/queryExecutionError.*took longer than 300 ms/)
    expect(impatient.logged.join('\n')).toMatch(/a query took too long: count/)
    const statuses = await Promise.all(
      [send(), send(), send(), send()].map(async (each) => (await each).status),
    )
    // One is evaluated, one is queued, the others are refused.
    expect(statuses).toContain(503)
    expect(statuses).toContain(408)
    await impatient.remove()
  })
})

describe('query process', () => {
  it('sees every acknowledged write', async () => {
    for (let round = 0; round < 30; round += 1) {
      await lake.client.createOrReplace({_id: 'counter', _type: 'counter', round})
      const answers = await Promise.all(
        [1, 2, 3].map(() => lake.client.fetch<number>('*[_id=="counter"][0].round')),
      )
      expect(answers).toEqual([round, round, round])
    }
    await lake.client.delete('counter')
    expect(await lake.client.fetch('*[_id=="counter"]')).toEqual([])
  })

  it('is replaced when a query ended it', async () => {
    await lake.client.createOrReplace({_id: 'late', _type: 'late'})
    expect((await post('*{"a":*{"b":*{"c":*}}}')).status).not.toBe(200)
    expect(await lake.client.fetch('count(*)')).toBe(1501)
  })
})
