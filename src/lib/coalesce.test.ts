import {coalesce} from './coalesce.ts'

function setUp() {
  const begun: PromiseWithResolvers<number>[] = []
  const next = coalesce(async () => {
    const run = Promise.withResolvers<number>()
    begun.push(run)
    return await run.promise
  })
  return {begun, next}
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('coalesce', () => {
  it('shares one following run among all calls made during a run', async () => {
    const {begun, next} = setUp()
    const first = next()
    await soon()
    const others = [next(), next()]
    await soon()
    expect(begun).toHaveLength(1)
    begun[0]?.resolve(1)
    expect(await first).toBe(1)
    await soon()
    expect(begun).toHaveLength(2)
    begun[1]?.resolve(2)
    expect(await Promise.all(others)).toEqual([2, 2])
    expect(begun).toHaveLength(2)
  })

  it('rejects only the callers of the failed run, then runs again', async () => {
    const {begun, next} = setUp()
    const failed = next()
    await soon()
    const following = next()
    begun[0]?.reject(new Error('unavailable'))
    await expect(failed).rejects.toThrow('unavailable')
    await soon()
    begun[1]?.resolve(2)
    await expect(following).resolves.toBe(2)
  })
})
