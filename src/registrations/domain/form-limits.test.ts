import {jest} from '@jest/globals'
import {createFormLimits} from './form-limits.ts'
import {createSigner} from './signing.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'

const settings = {
  perAddress: 3,
  addressSeconds: 600,
  perEmail: 2,
  emailSeconds: 600,
  perEmailDay: 100,
  perDomainDay: 100,
}
const signer = createSigner('a secret for tests alone')

describeOnEachDatabase('createFormLimits', (databases) => {
  it('counts forms from unknown addresses as one address (LAW-8)', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const limits = createFormLimits(await databases.store(), signer, settings)
    const waits: number[] = []
    for (let form = 0; form < 5; form += 1) waits.push(await limits.consumeAddress(null))
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true, true])
    // Known addresses are not affected.
    expect(await limits.consumeAddress('192.0.2.7')).toBe(0)
    expect(errors.mock.calls.length).toBeLessThanOrEqual(1)
    for (const [message] of errors.mock.calls) expect(message).toContain('TRUSTED_PROXY_HOPS')
    errors.mockRestore()
  })

  it('allows a /48 of IPv6 as many forms as four households (LAW-8)', async () => {
    const limits = createFormLimits(await databases.store(), signer, settings)
    let passed = 0
    for (let household = 0; household < 30; household += 1) {
      const wait = await limits.consumeAddress(`2001:db8:1:${household.toString(16)}::1`)
      if (wait === 0) passed += 1
    }
    expect(passed).toBe(12)
    expect(await limits.consumeAddress('2001:db8:2::1')).toBe(0)
  })

  it('counts refused forms of a household only against that household (LAW-8)', async () => {
    const limits = createFormLimits(await databases.store(), signer, settings)
    for (let form = 0; form < 30; form += 1) await limits.consumeAddress('2001:db8:3:1::1')
    expect(await limits.consumeAddress('2001:db8:3:2::1')).toBe(0)
  })

  it('waits no longer than the limit lasts when the clock is set back (LAW-8)', async () => {
    const limits = createFormLimits(await databases.store(), signer, settings)
    const send = async () => await limits.consumeAddress('192.0.2.20')
    for (let form = 0; form <= settings.perAddress; form += 1) await send()
    const {now} = Date
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
    expect(await send()).toBe(settings.addressSeconds)
    expect(await send()).toBeLessThanOrEqual(settings.addressSeconds)
    clock.mockRestore()
  })

  it('counts one inbox in any spelling of its address (LAW-8)', async () => {
    const limits = createFormLimits(await databases.store(), signer, settings)
    const addresses = ['l.a+1@gmail.com', 'la+2@googlemail.com', 'la@gmail.com', 'l.a@gmail.com']
    const waits: number[] = []
    for (const address of addresses) waits.push(await limits.consumeEmail(address))
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true])
  })

  it('limits the forms that name an inbox in a day, as well as in an hour (LAW-8)', async () => {
    const daily = {...settings, perEmail: 100, perEmailDay: 2}
    const limits = createFormLimits(await databases.store(), signer, daily)
    const waits: number[] = []
    for (let form = 0; form < 3; form += 1) {
      waits.push(await limits.consumeEmail(`ada+${form}@example.com`))
    }
    expect(waits.slice(0, 2)).toEqual([0, 0])
    expect(waits[2]).toBeGreaterThan(86_000)
  })

  it('limits the forms that name a domain in a day, except large providers (LAW-8)', async () => {
    const limits = createFormLimits(await databases.store(), signer, {...settings, perDomainDay: 2})
    const waits = async (domain: string) => {
      const found: number[] = []
      for (const name of ['a', 'b', 'c']) found.push(await limits.consumeEmail(`${name}@${domain}`))
      return found.map((wait) => wait > 0)
    }
    expect(await waits('catch-all.example')).toEqual([false, false, true])
    expect(await waits('other.example')).toEqual([false, false, true])
    expect(await waits('gmail.com')).toEqual([false, false, false])
  })
})
