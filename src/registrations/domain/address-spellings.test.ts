import {eraseAddress} from './erase.ts'
import {createFormLimits} from './form-limits.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {receiveMessage} from './receive-message.ts'
import {registerInterest} from './register-interest.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {
  daysLater,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'

const unicode = 'x@bücher.example'
const ascii = 'x@xn--bcher-kva.example'
const hidden = 'x\u200b@bücher\u00ad.example'

const people = (store: RegistrationStore) =>
  store.database.selectFrom('registration').select(['id', 'email', 'emailKey']).execute()
const notes = (store: RegistrationStore) =>
  store.database.selectFrom('suppression').select(['hash', 'reason']).execute()

describeOnEachDatabase('addresses in several spellings', (databases) => {
  it.each([
    [unicode, ascii],
    [ascii, unicode],
    [hidden, ascii],
  ])('registers %j and %j as one person (API-6)', async (first, second) => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({email: first}))
    await registerInterest(store, signer, sampleRegistration({email: second}))
    expect(await people(store)).toHaveLength(1)
    await receiveMessage(store, signer, sampleMessage({email: first}))
    expect(await eraseAddress(store, signer, second, daysLater(1))).toEqual({
      registrations: 1,
      messages: 1,
      consents: 1,
      emails: 4,
    })
    await registerInterest(store, signer, sampleRegistration({email: first}, daysLater(2)))
    expect(await notes(store)).toEqual([])
  })

  it('removes invisible characters before storing', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({email: hidden}))
    await receiveMessage(store, signer, sampleMessage({email: hidden}))
    const messages = await store.database.selectFrom('message').select('email').execute()
    expect([...(await people(store)), ...messages].map(({email}) => email)).toEqual([
      unicode,
      unicode,
    ])
  })

  it('counts all spellings against one limit (LAW-8)', async () => {
    const store = await databases.store()
    const rates = {
      perAddress: 9,
      addressSeconds: 60,
      emailSeconds: 60,
      perEmailDay: 9,
      perDomainDay: 9,
    }
    const limits = createFormLimits(store, signer, {...rates, perEmail: 1})
    expect(await limits.consumeEmail(hidden)).toBe(0)
    expect(await limits.consumeEmail(ascii)).toBeGreaterThan(0)
  })
})
