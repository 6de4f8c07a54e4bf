import {InFlightLimit, OverloadedError} from './in-flight-limit.ts'

describe('InFlightLimit', () => {
  it('rejects work beyond the limit, and admits more after a failure', async () => {
    const limit = new InFlightLimit(1)
    const {promise, reject} = Promise.withResolvers<string>()
    const first = limit.run(() => promise)
    await expect(limit.run(() => Promise.resolve('second'))).rejects.toThrow(OverloadedError)
    reject(new Error('away'))
    await expect(first).rejects.toThrow('away')
    await expect(limit.run(() => Promise.resolve('third'))).resolves.toBe('third')
  })
})
