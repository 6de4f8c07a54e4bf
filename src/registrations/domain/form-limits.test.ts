import {jest} from '@jest/globals'
import {sqliteDatabases} from '#registrations/testing/each-database.ts'
import {signer} from '#registrations/testing/people.ts'
import {createFormLimits, type FormLimits} from './form-limits.ts'

const settings = {
  perAddress: 3,
  addressSeconds: 600,
  perEmail: 2,
  emailSeconds: 600,
  perEmailDay: 100,
  perDomainDay: 100,
}
const databases = sqliteDatabases()
const limitsWith = async (changes: Partial<typeof settings> = {}) =>
  createFormLimits(await databases.store(), signer, {...settings, ...changes})

/** Returns which of these forms pass. */
async function passing(consume: FormLimits['consumeEmail'], keys: readonly string[]) {
  const passed: boolean[] = []
  for (const key of keys) passed.push((await consume(key)) === 0)
  return passed
}

// `register-interest.test.ts` counts on both databases.
describe('createFormLimits (LAW-8)', () => {
  it('counts forms from unknown addresses as one address', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const {consumeAddress} = await limitsWith()
    const unknown = () => consumeAddress(null)
    expect(await passing(unknown, ['', '', '', ''])).toEqual([true, true, true, false])
    expect(errors).toHaveBeenCalledTimes(1)
    errors.mockRestore()
  })

  it('allows a /48 of IPv6 as many forms as four households', async () => {
    const {consumeAddress} = await limitsWith()
    const households = Array.from({length: 30}, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
    const passed = await passing(consumeAddress, households)
    expect(passed.filter(Boolean)).toHaveLength(12)
    expect(await consumeAddress('2001:db8:2::1')).toBe(0)
  })

  it('counts refused forms of a household only against that household', async () => {
    const {consumeAddress} = await limitsWith()
    await passing(consumeAddress, Array<string>(30).fill('2001:db8:3:1::1'))
    expect(await consumeAddress('2001:db8:3:2::1')).toBe(0)
  })

  it('waits no longer than the limit lasts when the clock is set back', async () => {
    const {consumeAddress} = await limitsWith()
    await passing(consumeAddress, Array<string>(4).fill('192.0.2.20'))
    const {now} = Date
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
    expect(await consumeAddress('192.0.2.20')).toBe(settings.addressSeconds)
    expect(await consumeAddress('192.0.2.20')).toBeLessThanOrEqual(settings.addressSeconds)
    clock.mockRestore()
  })

  it('counts one inbox in any spelling of its address', async () => {
    const {consumeEmail} = await limitsWith()
    const addresses = ['l.a+1@gmail.com', 'la+2@googlemail.com', 'la@gmail.com', 'l.a@gmail.com']
    expect(await passing(consumeEmail, addresses)).toEqual([true, true, false, false])
  })

  it('limits the forms that name an inbox in a day, as well as in an hour', async () => {
    const {consumeEmail} = await limitsWith({perEmail: 100, perEmailDay: 2})
    expect(await passing(consumeEmail, ['a+1@b.example', 'a+2@b.example'])).toEqual([true, true])
    expect(await consumeEmail('a+3@b.example')).toBeGreaterThan(86_000)
  })

  it('limits the forms that name a domain in a day, except large providers', async () => {
    const {consumeEmail} = await limitsWith({perDomainDay: 2})
    for (const [domain, third] of [
      ['catch-all.example', false],
      ['other.example', false],
      ['gmail.com', true],
    ] as const) {
      const addresses = ['a', 'b', 'c'].map((name) => `${name}@${domain}`)
      expect(await passing(consumeEmail, addresses)).toEqual([true, true, third])
    }
  })
})
