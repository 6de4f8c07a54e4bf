import {Reachability} from './reachability.ts'

function setUp(knownForMs: number) {
  let now = 0
  let asked = 0
  let isUp = true
  const reachability = new Reachability(knownForMs, () => now)
  const require = () =>
    reachability.require(() => {
      asked += 1
      return isUp ? Promise.resolve() : Promise.reject(new Error('down'))
    })
  return {
    reachability,
    require,
    asked: () => asked,
    wait: (ms: number) => (now += ms),
    turn: (state: 'up' | 'down') => (isUp = state === 'up'),
  }
}

describe('Reachability', () => {
  it('asks once a minute, however many callers there are', async () => {
    const {require, asked, wait} = setUp(60_000)
    await Promise.all([require(), require()])
    wait(59_999)
    await require()
    expect(asked()).toBe(1)
    wait(1)
    await require()
    expect(asked()).toBe(2)
  })

  it('does not ask while other requests get responses, until one fails', async () => {
    const {reachability, require, asked} = setUp(60_000)
    reachability.recordAnswer()
    await require()
    expect(asked()).toBe(0)
    reachability.recordFailure()
    await require()
    expect(asked()).toBe(1)
  })

  it('repeats a failure for five seconds, then asks again', async () => {
    const {require, asked, wait, turn} = setUp(60_000)
    turn('down')
    await expect(require()).rejects.toThrow('down')
    turn('up')
    wait(4999)
    await expect(require()).rejects.toThrow('down')
    expect(asked()).toBe(1)
    wait(1)
    await require()
    expect(asked()).toBe(2)
  })

  it('asks every time when nothing is known for longer', async () => {
    const {require, asked} = setUp(0)
    await require()
    await require()
    expect(asked()).toBe(2)
  })
})
