import {deliverWrites} from './deliver-writes.ts'
import {WriteWatch} from './write-watch.ts'

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

/** A lake that answers one after the other, and what it was sent. */
function lakeThat(...answers: Answer[]) {
  const watch = new WriteWatch()
  const states: unknown[] = []
  watch.subscribe(() => states.push(watch.current()))
  const bodies: string[] = []
  const fetchFrom = deliverWrites(
    async (input, init) => {
      bodies.push(await new Request(input, init).text())
      const answer = answers.shift()
      if (answer === undefined) throw new Error('The lake was asked once more.')
      return await answer()
    },
    watch,
    times,
  )
  return {watch, states, bodies, fetchFrom}
}

const post = {method: 'POST', body: 'words'}

describe('what somebody types', () => {
  it('is sent again until it is saved, and says meanwhile why it waits', async () => {
    const {states, bodies, fetchFrom} = lakeThat(away, refused, full, saved)
    const response = await fetchFrom(typed, post)
    expect(response.status).toBe(200)
    expect(bodies).toEqual(['words', 'words', 'words', 'words'])
    expect(states.map((state) => JSON.stringify(state))).toEqual([
      '{"trouble":"unreachable","written":"nothing"}',
      '{"trouble":"unreachable","written":"kept"}',
      '{"trouble":"refused","written":"kept"}',
      '{"trouble":"full","written":"kept"}',
      'null',
    ])
  })

  it('is sent also when the form was left', async () => {
    const {bodies, fetchFrom} = lakeThat(away, saved)
    const left = new AbortController()
    const sent = fetchFrom(typed, {...post, signal: left.signal})
    left.abort()
    expect((await sent).status).toBe(200)
    expect(bodies).toHaveLength(2)
  })

  it('is given back when the lake will never take it', async () => {
    const conflict = () => Response.json({error: {type: 'actionError'}}, {status: 409})
    const {watch, fetchFrom} = lakeThat(away, conflict)
    expect((await fetchFrom(typed, post)).status).toBe(409)
    expect(watch.current()).toBeNull()
  })

  it('says that the answer is late, and no more of it once it is there', async () => {
    const watch = new WriteWatch()
    const told = new Promise<unknown>((resolve) => {
      const leave = watch.subscribe(() => {
        leave()
        resolve(watch.current())
      })
    })
    let give: (response: Response) => void = () => undefined
    const answer = new Promise<Response>((resolve) => (give = resolve))
    const sent = deliverWrites(() => answer, watch, {...times, slowMs: 1})(typed, post)
    expect(await told).toEqual({trouble: 'slow', written: 'kept'})
    give(Response.json({}))
    await sent
    expect(watch.current()).toBeNull()
  })
})

describe('what somebody presses', () => {
  it.each([
    ['refused', refused, 'refused'],
    ['for which there is no room', full, 'full'],
  ])('is sent once, and given back when it is %s', async (_case, answer, trouble) => {
    const {watch, fetchFrom, bodies} = lakeThat(answer)
    expect((await fetchFrom(pressed, post)).status).toBe(503)
    expect(bodies).toHaveLength(1)
    expect(watch.current()).toEqual({trouble, written: 'missed'})
  })

  it('fails as it did while the lake is away', async () => {
    const {watch, fetchFrom} = lakeThat(away, saved)
    await expect(fetchFrom(pressed, post)).rejects.toThrow(TypeError)
    expect(watch.current()).toEqual({trouble: 'unreachable', written: 'missed'})
    await fetchFrom(pressed, post)
    expect(watch.current()).toBeNull()
  })

  it('is no trouble when the Studio itself gives it up', async () => {
    const {watch, fetchFrom} = lakeThat(() =>
      Promise.reject(new DOMException('aborted', 'AbortError')),
    )
    await expect(fetchFrom(pressed, post)).rejects.toThrow('aborted')
    expect(watch.current()).toBeNull()
  })
})

describe('what is read', () => {
  it('passes as it is, and tells whether the lake is there', async () => {
    const {watch, fetchFrom} = lakeThat(away, refused)
    await expect(fetchFrom(read)).rejects.toThrow(TypeError)
    expect(watch.current()).toEqual({trouble: 'unreachable', written: 'nothing'})
    expect((await fetchFrom(read)).status).toBe(503)
    expect(watch.current()).toBeNull()
  })
})
