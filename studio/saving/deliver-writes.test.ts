import {deliverWrites} from './deliver-writes.ts'
import {WaitingWrites} from './waiting-writes.ts'

const times = {slowMs: 60_000, minDelayMs: 1, maxDelayMs: 2}
const lake = 'http://lake.invalid/v2025-02-19'
const typed = `${lake}/data/actions/production?tag=sanity.studio.document.commit`
const pressed = `${lake}/data/actions/production?tag=sanity.studio.document.publish`
const read = `${lake}/data/query/production?query=*`

type Answer = () => Response | Promise<Response>
const saved: Answer = () => Response.json({transactionId: 't'})
const refused: Answer = () => Response.json({message: 'no'}, {status: 503})
const full: Answer = () => Response.json({errorCode: 'LAKE-503-FULL'}, {status: 503})
const away: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** Stub lake that returns the given responses in turn. */
function lakeThat(...answers: Answer[]) {
  const writes = new WaitingWrites()
  const states: unknown[] = []
  writes.subscribe(() => states.push(writes.current()))
  const bodies: string[] = []
  const fetchFrom = deliverWrites(
    async (input, init) => {
      bodies.push(await new Request(input, init).text())
      const answer = answers.shift()
      if (answer === undefined) throw new Error('The lake was asked once more.')
      return await answer()
    },
    writes,
    times,
  )
  return {writes, states, bodies, fetchFrom}
}

const post = {method: 'POST', body: 'words'}

describe('retryWrites', () => {
  it('retries a write until it is saved and reports the reason meanwhile', async () => {
    const {states, bodies, fetchFrom} = lakeThat(away, refused, full, saved)
    const response = await fetchFrom(typed, post)
    expect(response.status).toBe(200)
    expect(bodies).toEqual(['words', 'words', 'words', 'words'])
    expect(states).toEqual(['unreachable', 'refused', 'full', null])
  })

  it('retries after the form was closed', async () => {
    const {bodies, fetchFrom} = lakeThat(away, saved)
    const left = new AbortController()
    const sent = fetchFrom(typed, {...post, signal: left.signal})
    left.abort()
    expect((await sent).status).toBe(200)
    expect(bodies).toHaveLength(2)
  })

  it('treats a write as saved when an earlier attempt arrived and its response was lost', async () => {
    const done = () => Response.json({errorCode: 'LAKE-409-DONE'}, {status: 409})
    const {fetchFrom} = lakeThat(away, done)
    expect((await fetchFrom(typed, post)).status).toBe(200)
  })

  it('reports a problem until the last pending write is saved', () => {
    const writes = new WaitingWrites()
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
    const {writes, fetchFrom} = lakeThat(away, conflict)
    expect((await fetchFrom(typed, post)).status).toBe(409)
    expect(writes.current()).toBeNull()
  })

  it('reports a late response until it arrives', async () => {
    const writes = new WaitingWrites()
    const told = new Promise<unknown>((resolve) => {
      writes.subscribe(() => resolve(writes.current()))
    })
    let give: (response: Response) => void = () => undefined
    const answer = new Promise<Response>((resolve) => (give = resolve))
    const sent = deliverWrites(() => answer, writes, {...times, slowMs: 1})(typed, post)
    expect(await told).toBe('slow')
    give(Response.json({}))
    await sent
    expect(writes.current()).toBeNull()
  })
})

describe('retryWrites, for other requests', () => {
  it.each([pressed, read])('sends %s once and unchanged', async (address) => {
    const {states, bodies, fetchFrom} = lakeThat(refused, away)
    const {signal} = new AbortController()
    expect((await fetchFrom(address, {signal})).status).toBe(503)
    await expect(fetchFrom(address)).rejects.toThrow(TypeError)
    expect(bodies).toHaveLength(2)
    expect(states).toEqual([])
  })
})
