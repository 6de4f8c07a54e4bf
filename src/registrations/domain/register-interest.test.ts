import {eraseAddress, leaveWaitlist} from './erase.ts'
import {createFormLimits} from './form-limits.ts'
import {confirmNewsletter, stopNewsletter} from './newsletter.ts'
import {readMessages, readRegistrations} from '#registrations/store/read-rows.ts'
import {receiveMessage} from './receive-message.ts'
import {registerInterest} from './register-interest.ts'
import {countRows} from './statistics.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {collect, describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {
  daysLater,
  friday,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'

const mails = async (store: RegistrationStore) => {
  const rows = await store.database.selectFrom('outbox').select('kind').orderBy('kind').execute()
  return rows.map(({kind}) => kind)
}
/** The operator's list, abridged. */
const wishes = async ({database}: RegistrationStore) => {
  const rows = await collect(readRegistrations(database))
  return rows.map(({role, wantsNewsletter}) => `${role} ${wantsNewsletter}`)
}
const onlyConsent = (store: RegistrationStore) =>
  store.database.selectFrom('consent').selectAll().executeTakeFirstOrThrow()

describeOnEachDatabase('registerInterest, receiveMessage', (databases) => {
  it('stores a registration, trimmed, with the time in UTC (API-1)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({yearsExperience: '5'}))
    expect(await store.database.selectFrom('registration').selectAll().execute()).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'Ada@Example.com',
        emailKey: 'ada@example.com',
        role: 'patient',
        source: 'landing_page',
        yearsExperience: '5',
        createdAt: friday.toISOString(),
      },
    ])
    expect(await store.database.selectFrom('requestLog').selectAll().execute()).toMatchObject([
      {address: '192.0.2.7', userAgent: 'Test/1', form: 'registration'},
    ])
  })

  it('stores whom the care is for, and only the district of a postcode (AREA-3)', async () => {
    const store = await databases.store()
    await registerInterest(
      store,
      signer,
      sampleRegistration({area: 'n1 1aa', forWhom: 'someoneICareFor'}),
    )
    const stored = () =>
      store.database.selectFrom('registration').select(['area', 'forWhom']).execute()
    expect(await stored()).toEqual([{area: 'N1', forWhom: 'someoneICareFor'}])
    // A known answer is never overwritten: people move, and have parents elsewhere.
    await registerInterest(store, signer, sampleRegistration({area: 'SW11', forWhom: 'me'}))
    expect(await stored()).toEqual([
      {area: 'N1', forWhom: 'someoneICareFor'},
      {area: 'SW11', forWhom: 'me'},
    ])
    const counts = await countRows(store.database)
    expect(counts).toMatchObject({areas: {N1: 1, SW11: 1}, registrations: {patient: 1}})
  })

  it('stores the service, fills in a missing one and adds another one (FORM-7)', async () => {
    const store = await databases.store()
    const stored = () => store.database.selectFrom('registration').select('service').execute()
    await registerInterest(store, signer, sampleRegistration())
    expect(await stored()).toEqual([{service: null}])
    await registerInterest(store, signer, sampleRegistration({service: 'nurse'}))
    await registerInterest(store, signer, sampleRegistration({service: 'gp', area: 'N1'}))
    expect(await stored()).toEqual([{service: 'nurse'}, {service: 'gp'}])
    const counts = await countRows(store.database)
    expect(counts).toMatchObject({areas: {N1: 1}, services: {gp: 1, nurse: 1}})
  })

  it('fills in a missing area of a known person (AREA-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({wantsNewsletter: false}))
    await registerInterest(
      store,
      signer,
      sampleRegistration({wantsNewsletter: false, area: 'hackney'}),
    )
    expect(await store.database.selectFrom('registration').select('area').execute()).toEqual([
      {area: 'hackney'},
    ])
    expect(await mails(store)).toEqual(['waitlistWelcome'])
  })

  it('stores one row and sends one welcome for each person and role (API-6)', async () => {
    const store = await databases.store()
    const again = {email: 'ADA@EXAMPLE.COM', name: 'ADA', wantsNewsletter: false}
    await Promise.all(
      Array.from({length: 50}, () =>
        registerInterest(store, signer, sampleRegistration({wantsNewsletter: false})),
      ),
    )
    await registerInterest(store, signer, sampleRegistration(again))
    expect(
      await store.database.selectFrom('registration').select(['firstName', 'role']).execute(),
    ).toEqual([{firstName: 'Ada', role: 'patient'}])
    expect(await mails(store)).toEqual(['waitlistWelcome'])
    await registerInterest(store, signer, sampleRegistration({...again, role: 'GP'}))
    expect(await mails(store)).toEqual(['providerInterest', 'waitlistWelcome'])
  })

  it('keeps each person, place and service of an address that several share (API-6)', async () => {
    const store = await databases.store()
    const family = (change: Record<string, unknown>) =>
      sampleRegistration({area: 'N1', service: 'gp', wantsNewsletter: false, ...change})
    const forms = [
      {},
      {name: 'Byron'},
      {area: 'SE5'},
      {service: 'nurse'},
      {forWhom: 'someoneICareFor', area: 'SE5'},
      {name: 'ada', lastName: ' lovelace', area: undefined},
    ]
    await Promise.all(forms.map((form) => registerInterest(store, signer, family(form))))
    for (const form of forms) await registerInterest(store, signer, family(form))
    const rows = await collect(readRegistrations(store.database))
    expect(
      rows
        .map(({firstName, area, service, forWhom}) => [firstName, area, service, forWhom].join(' '))
        .toSorted(),
    ).toEqual(['Ada N1 gp ', 'Ada N1 nurse ', 'Ada SE5 gp someoneICareFor', 'Byron N1 gp '])
    expect(await mails(store)).toEqual(['waitlistWelcome'])
    expect(await countRows(store.database)).toMatchObject({
      registrations: {patient: 2},
      areas: {N1: 2, SE5: 1},
      services: {gp: 2, nurse: 1},
    })
    await leaveWaitlist(store, signer, rows[1]?.['id'] ?? '', daysLater(1))
    expect(await collect(readRegistrations(store.database))).toEqual([])
  })

  it('sends the e-mail of one form although another of the same moment gets none (LAW-8)', async () => {
    const store = await databases.store()
    const form = (change: Record<string, unknown>) =>
      sampleRegistration({wantsNewsletter: false, ...change})
    await Promise.all([
      registerInterest(store, signer, form({})),
      registerInterest(store, signer, {...form({area: 'N1'}), repliesByMail: false}),
    ])
    expect(await mails(store)).toEqual(['waitlistWelcome'])
  })

  it('asks for the newsletter once, even when the box was ticked later (LAW-1)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration({wantsNewsletter: false}))
    expect(await mails(store)).toEqual(['waitlistWelcome'])
    expect(await wishes(store)).toEqual(['patient false'])
    await registerInterest(store, signer, sampleRegistration())
    await registerInterest(store, signer, sampleRegistration({role: 'NURSE'}))
    expect((await wishes(store)).toSorted()).toEqual(['NURSE true', 'patient true'])
    expect(await mails(store)).toEqual(['newsletterConfirm', 'providerInterest', 'waitlistWelcome'])
    expect(await onlyConsent(store)).toMatchObject({
      confirmedAt: null,
      askedHow: 'form landing_page, role patient',
    })
  })

  it('records consent at the first confirmation, and ends it on request (LAW-1)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    const {id} = await onlyConsent(store)
    expect(await confirmNewsletter(store, signer, id, daysLater(1))).toBe(true)
    expect(await confirmNewsletter(store, signer, id, daysLater(2))).toBe(true)
    expect(await onlyConsent(store)).toMatchObject({confirmedAt: daysLater(1).toISOString()})
    expect((await mails(store)).filter((kind) => kind === 'newsletterConfirmed')).toHaveLength(1)
    await stopNewsletter(store, signer, id, 'test', daysLater(3))
    await stopNewsletter(store, signer, id, 'test', daysLater(4))
    expect(await onlyConsent(store)).toMatchObject({withdrawnAt: daysLater(3).toISOString()})
    expect(await confirmNewsletter(store, signer, id, daysLater(5))).toBe(false)
    const notes = await store.database.selectFrom('suppression').selectAll().execute()
    expect(notes).toMatchObject([{reason: 'unsubscribed'}])
    expect(JSON.stringify(notes)).not.toContain('ada')
  })

  it('accepts new consent after an unsubscription (LAW-1)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    const {id} = await onlyConsent(store)
    await stopNewsletter(store, signer, id, 'test', daysLater(1))
    expect(await wishes(store)).toEqual(['patient false'])
    await registerInterest(store, signer, sampleRegistration({}, daysLater(2)))
    expect(await wishes(store)).toEqual(['patient true'])
    const {id: newId} = await store.database
      .selectFrom('consent')
      .select('id')
      .where('withdrawnAt', 'is', null)
      .executeTakeFirstOrThrow()
    expect(await store.database.selectFrom('suppression').selectAll().execute()).toHaveLength(1)
    expect(await confirmNewsletter(store, signer, newId, daysLater(3))).toBe(true)
    expect(await store.database.selectFrom('suppression').selectAll().execute()).toEqual([])
  })

  it('stores a message once a day, and notifies the team and the person (API-4)', async () => {
    const store = await databases.store()
    await receiveMessage(store, signer, sampleMessage())
    await receiveMessage(store, signer, sampleMessage())
    expect(await mails(store)).toEqual(['contactNotice', 'contactReceived'])
    await receiveMessage(store, signer, sampleMessage({message: 'Another thing'}))
    await receiveMessage(store, signer, sampleMessage({}, daysLater(1)))
    expect(await store.database.selectFrom('message').selectAll().execute()).toHaveLength(3)
  })

  it('erases a person from every table, and lifts the suppression at a new request (LAW-3)', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    await registerInterest(store, signer, sampleRegistration({role: 'GP'}))
    await registerInterest(
      store,
      signer,
      sampleRegistration({name: 'Grace', lastName: 'H', email: 'grace@example.com'}),
    )
    await receiveMessage(store, signer, sampleMessage())
    expect(await eraseAddress(store, signer, ' ADA@example.com', daysLater(1))).toEqual({
      registrations: 2,
      messages: 1,
      consents: 1,
      emails: 5,
    })
    const left = await everything(store)
    expect(left).not.toMatch(/Ada|Lovelace|ada@/)
    expect(left).toContain('grace')
    const notes = () => store.database.selectFrom('suppression').select('reason').execute()
    expect(await notes()).toEqual([{reason: 'erased'}])
    await registerInterest(store, signer, sampleRegistration({}, daysLater(2)))
    expect(await notes()).toEqual([])
  })

  it('erases a person by the id of a link, once', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    const {id} = await store.database
      .selectFrom('registration')
      .select('id')
      .executeTakeFirstOrThrow()
    await leaveWaitlist(store, signer, id, daysLater(1))
    await leaveWaitlist(store, signer, id, daysLater(1))
    expect(await countRows(store.database)).toEqual({
      registrations: {},
      areas: {},
      services: {},
      messages: 0,
      newsletter: {asked: 0, confirmed: 0, stopped: 0},
      outbox: {},
      erasures: 1,
    })
  })

  it('counts stored rows by kind', async () => {
    const store = await databases.store()
    await registerInterest(store, signer, sampleRegistration())
    await registerInterest(store, signer, sampleRegistration({role: 'GP'}))
    await receiveMessage(store, signer, sampleMessage())
    expect(await countRows(store.database)).toEqual({
      registrations: {GP: 1, patient: 1},
      areas: {},
      services: {},
      messages: 1,
      newsletter: {asked: 1, confirmed: 0, stopped: 0},
      outbox: {waiting: 5},
      erasures: 0,
    })
  })

  it('reads more rows than a page holds, each once, in order', async () => {
    const store = await databases.store()
    const emails = Array.from({length: 2003}, (_, index) => `p${index}@example.com`)
    await Promise.all(
      emails.map((email, index) =>
        registerInterest(store, signer, sampleRegistration({email}, daysLater(index % 7))),
      ),
    )
    await receiveMessage(store, signer, sampleMessage())
    const rows = await collect(readRegistrations(store.database))
    const times = rows.map((row) => row['createdAt'])
    expect(rows.map((row) => row['email']).toSorted()).toEqual(emails.toSorted())
    expect(times).toEqual(times.toSorted())
    expect(await collect(readMessages(store.database))).toMatchObject([
      {message: 'Good evening.\nWhen do you open?'},
    ])
  }, 60_000)

  it('counts forms by address and by e-mail, under hashed keys', async () => {
    const store = await databases.store()
    const limits = createFormLimits(store, signer, {
      perAddress: 2,
      addressSeconds: 60,
      perEmail: 1,
      emailSeconds: 60,
      perEmailDay: 100,
      perDomainDay: 100,
    })
    expect(await limits.consumeAddress('2001:db8::1')).toBe(0)
    expect(await limits.consumeAddress('2001:db8:0:0:ffff::2')).toBe(0)
    const wait = await limits.consumeAddress('2001:db8::3')
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await limits.consumeAddress('192.0.2.1')).toBe(0)
    expect(await limits.consumeEmail('ada@example.com')).toBe(0)
    expect(await limits.consumeEmail('ada@example.com')).toBeGreaterThan(0)
    const keys = await store.database.selectFrom('rateLimit').select('key').execute()
    expect(JSON.stringify(keys)).not.toMatch(/ada|2001|192/)
    if (store.kind === 'sqlite') return
    const digests = keys.map(({key}) => key.slice(key.indexOf(':') + 1))
    expect(digests).toContain(signer.digest('network', '192.0.2.1'))
    expect(digests).toContain(signer.digest('emailLimit', 'ada@example.com'))
  })
})

async function everything({database}: RegistrationStore): Promise<string> {
  const tables = [
    'registration',
    'message',
    'consent',
    'outbox',
    'requestLog',
    'suppression',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => database.selectFrom(table).selectAll().execute()),
  )
  return JSON.stringify(rows)
}
