import {Reachability} from './reachability.ts'

let now: number
let asked: number
let isUp: boolean

beforeEach(() => {
  now = 0
  asked = 0
  isUp = true
})

function setUp(knownForMs = 60_000) {
  const reachability = new Reachability(knownForMs, 5000, () => now)
  const ask = () => {
    asked += 1
    return isUp ? Promise.resolve() : Promise.reject(new Error('down'))
  }
  return {reachability, require: () => reachability.require(ask)}
}

describe('Reachability', () => {
  it('asks once a minute, however many callers there are', async () => {
    const {require} = setUp()
    await Promise.all([require(), require()])
    now = 59_999
    await require()
    expect(asked).toBe(1)
    now = 60_000
    await require()
    expect(asked).toBe(2)
  })

  it('does not ask while other requests get responses, until one fails', async () => {
    const {reachability, require} = setUp()
    reachability.recordAnswer()
    await require()
    expect(asked).toBe(0)
    reachability.recordFailure()
    await require()
    expect(asked).toBe(1)
  })

  it('repeats a failure for five seconds, then asks again', async () => {
    const {require} = setUp()
    isUp = false
    await expect(require()).rejects.toThrow('down')
    isUp = true
    now = 4999
    await expect(require()).rejects.toThrow('down')
    expect(asked).toBe(1)
    now = 5000
    await require()
    expect(asked).toBe(2)
  })

  it('asks every time when nothing is known for longer', async () => {
    const {require} = setUp(0)
    await require()
    await require()
    expect(asked).toBe(2)
  })
})
