import {SharedRuns} from './shared-runs.ts'

/** Work that is done when the test says so. */
function setUp() {
  const begun: PromiseWithResolvers<undefined>[] = []
  const runs = new SharedRuns(async () => {
    const run = Promise.withResolvers<undefined>()
    begun.push(run)
    await run.promise
  })
  return {begun, runs}
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('SharedRuns', () => {
  it('gives calls that come during a run the next one, all of them the same', async () => {
    const {begun, runs} = setUp()
    const first = runs.next()
    await soon()
    const others = [runs.next(), runs.next()]
    await soon()
    expect(begun).toHaveLength(1)
    begun[0]?.resolve(undefined)
    await first
    await soon()
    expect(begun).toHaveLength(2)
    begun[1]?.resolve(undefined)
    await Promise.all(others)
    expect(begun).toHaveLength(2)
  })

  it('goes on after a run that failed, and tells those alone who waited for it', async () => {
    const {begun, runs} = setUp()
    const failed = runs.next()
    await soon()
    const next = runs.next()
    begun[0]?.reject(new Error('away'))
    await expect(failed).rejects.toThrow('away')
    await soon()
    begun[1]?.resolve(undefined)
    await expect(next).resolves.toBeUndefined()
  })
})
