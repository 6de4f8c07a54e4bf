import {retryRequests} from './retry-requests.ts'
import {PendingWrites} from './pending-writes.ts'

const times = {slowMs: 60_000, minDelayMs: 1, maxDelayMs: 2}
const lake = 'http://lake.invalid/v2025-02-19'
const commit = `${lake}/data/actions/production?tag=sanity.studio.document.commit`
const publish = `${lake}/data/actions/production?tag=sanity.studio.document.publish`
const read = `${lake}/data/query/production?query=*&tag=sanity.studio.document.pair.fetch`
const ownRead = `${lake}/data/query/production?query=*&tag=sanity.studio.studio.recent`

type Responder = () => Response | Promise<Response>
const saved: Responder = () => Response.json({transactionId: 't'})
const refused: Responder = () => Response.json({message: 'no'}, {status: 503})
const full: Responder = () => Response.json({errorCode: 'LAKE-503-FULL'}, {status: 503})
const unreachable: Responder = () => Promise.reject(new TypeError('Failed to fetch'))

/** Stub lake that returns the given responses in turn. */
function stubLake(...responders: Responder[]) {
  const writes = new PendingWrites()
  const states: unknown[] = []
  writes.subscribe(() => states.push(writes.current()))
  const bodies: string[] = []
  const fetchFrom = retryRequests(
    async (input, init) => {
      bodies.push(await new Request(input, init).text())
      const respond = responders.shift()
      if (respond === undefined) throw new Error('The lake received an unexpected request.')
      return await respond()
    },
    writes,
    times,
  )
  return {writes, states, bodies, fetchFrom}
}

const post = {method: 'POST', body: 'words'}

describe('retryRequests', () => {
  it('retries a write until it is saved, and reports the reason until then', async () => {
    const {states, bodies, fetchFrom} = stubLake(unreachable, refused, full, saved)
    const response = await fetchFrom(commit, post)
    expect(response.status).toBe(200)
    expect(bodies).toEqual(['words', 'words', 'words', 'words'])
    expect(states).toEqual(['unreachable', 'refused', 'full', null])
  })

  it('retries after the form was closed', async () => {
    const {bodies, fetchFrom} = stubLake(unreachable, saved)
    const left = new AbortController()
    const sent = fetchFrom(commit, {...post, signal: left.signal})
    left.abort()
    expect((await sent).status).toBe(200)
    expect(bodies).toHaveLength(2)
  })

  it('reports a problem until the last pending write is saved', () => {
    const writes = new PendingWrites()
    const [first, second] = [Symbol('first'), Symbol('second')]
    writes.hold(first, 'full')
    writes.hold(second, 'slow')
    writes.settle(first)
    expect(writes.current()).toBe('slow')
    writes.settle(second)
    expect(writes.current()).toBeNull()
  })

  it('returns the response when the lake rejects a write for good', async () => {
    const conflict = () => Response.json({error: {type: 'actionError'}}, {status: 409})
    const {writes, fetchFrom} = stubLake(unreachable, conflict)
    expect((await fetchFrom(commit, post)).status).toBe(409)
    expect(writes.current()).toBeNull()
  })

  it('reports a late response until it arrives', async () => {
    const writes = new PendingWrites()
    const reported = new Promise<unknown>((resolve) => {
      writes.subscribe(() => resolve(writes.current()))
    })
    let give: (response: Response) => void = () => undefined
    const response = new Promise<Response>((resolve) => (give = resolve))
    const sent = retryRequests(() => response, writes, {...times, slowMs: 1})(commit, post)
    expect(await reported).toBe('slow')
    give(Response.json({}))
    await sent
    expect(writes.current()).toBeNull()
  })
})

describe('retryRequests, for other requests', () => {
  it.each([
    ['what a form reads', read],
    ['where a document is shown', read.replace('document.pair.fetch', 'studio.locations')],
  ])('repeats %s until the lake is reached or the form is closed', async (_what, address) => {
    const {states, fetchFrom} = stubLake(unreachable, unreachable, refused, unreachable)
    expect((await fetchFrom(address)).status).toBe(503)
    await expect(fetchFrom(address, {signal: AbortSignal.abort()})).rejects.toThrow(TypeError)
    expect(states).toEqual([])
  })

  it.each([
    [publish, post],
    [ownRead, {}],
  ])('sends %s once and unchanged', async (address, init) => {
    const {states, bodies, fetchFrom} = stubLake(refused, unreachable)
    const {signal} = new AbortController()
    expect((await fetchFrom(address, {...init, signal})).status).toBe(503)
    await expect(fetchFrom(address, init)).rejects.toThrow(TypeError)
    expect(bodies).toHaveLength(2)
    expect(states).toEqual([])
  })
})
