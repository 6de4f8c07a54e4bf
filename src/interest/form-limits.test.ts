import {jest} from '@jest/globals'
import {createFormLimits} from './form-limits.ts'
import {createSigner} from './signing.ts'
import {describeOnEachDatabase} from './testing/each-database.ts'

const settings = {perAddress: 3, addressSeconds: 600, perEmail: 100, emailSeconds: 600}
const signer = createSigner('a secret for tests alone')

describeOnEachDatabase('the limit of forms', (databases) => {
  it('LAW-8: counts forms from nobody knows where as if they came from one address', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const limits = createFormLimits(await databases.store(), signer, settings)
    const waits: number[] = []
    for (let form = 0; form < 5; form += 1) waits.push(await limits.consumeAddress(null))
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true, true])
    // Whoever is known is not held up by them.
    expect(await limits.consumeAddress('192.0.2.7')).toBe(0)
    expect(errors.mock.calls.length).toBeLessThanOrEqual(1)
    for (const [message] of errors.mock.calls) expect(message).toContain('TRUSTED_PROXY_HOPS')
    errors.mockRestore()
  })
})
