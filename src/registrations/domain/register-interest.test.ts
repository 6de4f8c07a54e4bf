import {eraseAddress, leaveWaitlist} from './erase.ts'
import {createFormLimits} from './form-limits.ts'
import {confirmNewsletter, stopNewsletter} from './newsletter.ts'
import {readMessages, readRegistrations} from '#registrations/store/read-rows.ts'
import {receiveMessage} from './receive-message.ts'
import {registerInterest} from './register-interest.ts'
import {countGroups, countRows} from './statistics.ts'
import type {RegistrationStore} from '#registrations/store/registration-store.ts'
import {collect, describeOnEachDatabase, rowsIn} from '#registrations/testing/each-database.ts'
import {
  daysLater,
  friday,
  sampleMessage,
  sampleRegistration,
  signer,
} from '#registrations/testing/people.ts'

const news = {wantsNewsletter: true}

describeOnEachDatabase('registerInterest, receiveMessage', (databases) => {
  let store: RegistrationStore
  beforeEach(async () => {
    store = await databases.store()
  })

  const register = (change: Record<string, unknown> = {}, now = friday) =>
    registerInterest(store, signer, sampleRegistration({wantsNewsletter: false, ...change}, now))
  const write = (change: Record<string, unknown> = {}, now = friday) =>
    receiveMessage(store, signer, sampleMessage(change, now))
  const erase = (email: string, now: Date) => eraseAddress(store, signer, email, now)
  const list = () => collect(readRegistrations(store.database))
  const mails = async () => (await rowsIn(store).outbox()).map(({kind}) => kind)
  /** The operator's list, abridged. */
  const wishes = async () =>
    (await list()).map(({role, wantsNewsletter}) => `${role} ${wantsNewsletter}`).toSorted()
  const consent = async () => {
    const [row] = await rowsIn(store).consent()
    if (row === undefined) throw new Error('There is no consent.')
    return row
  }

  it('stores a registration, trimmed, with the time in UTC (API-1, CONST-1)', async () => {
    await register({yearsExperience: '5'})
    const names = {firstName: 'Ada', lastName: 'Lovelace', email: 'Ada@Example.com'}
    const rest = {source: 'landing_page', yearsExperience: '5', createdAt: friday.toISOString()}
    expect(await rowsIn(store).registration()).toMatchObject([{...names, ...rest}])
    const request = {address: '192.0.2.7', userAgent: 'Test/1', form: 'registration'}
    expect(await rowsIn(store).requestLog()).toMatchObject([request])
  })

  it('fills in a missing detail and adds a row for another one (AREA-3, FORM-7)', async () => {
    const stored = async () =>
      (await rowsIn(store).registration()).map((row) => [row.area, row.service, row.forWhom])
    for (const change of [{}, {area: 'n1 1aa'}, {service: 'nurse', forWhom: 'me'}])
      await register(change)
    expect(await stored()).toEqual([['N1', 'nurse', 'me']])
    // People move, and have parents elsewhere.
    for (const change of [{area: 'SW11'}, {area: 'N1', service: 'gp'}]) await register(change)
    expect(await stored()).toEqual([
      ['N1', 'nurse', 'me'],
      ['SW11', null, null],
      ['N1', 'gp', null],
    ])
    expect(await mails()).toEqual(['waitlistWelcome'])
    expect(await countRows(store.database)).toMatchObject({
      registrations: {patient: 1},
      areas: {N1: 1, SW11: 1},
      services: {gp: 1, nurse: 1},
    })
  })

  it('stores one row and sends one welcome for each person and role (API-6)', async () => {
    const again = {email: 'ADA@EXAMPLE.COM', name: 'ADA'}
    await Promise.all(Array.from({length: 50}, () => register()))
    await register(again)
    expect(await rowsIn(store).registration()).toMatchObject([{firstName: 'Ada', role: 'patient'}])
    expect(await mails()).toEqual(['waitlistWelcome'])
    await register({...again, role: 'GP'})
    expect(await mails()).toEqual(['providerInterest', 'waitlistWelcome'])
  })

  it('stores and erases two spellings of an address as one person (API-6)', async () => {
    const email = 'x@bücher.example'
    const other = 'x\u200b@xn--bcher-kva.example'
    for (const each of [email, other]) await register({email: each, ...news})
    await write({email})
    for (const rows of [await rowsIn(store).registration(), await rowsIn(store).message()])
      expect(rows.map((row) => row.email)).toEqual([email])
    const erased = {registrations: 1, messages: 1, consents: 1, emails: 4}
    expect(await erase(other, daysLater(1))).toEqual(erased)
    await register({email}, daysLater(2))
    expect(await rowsIn(store).suppression()).toEqual([])
  })

  it('keeps each person, place and service of an address that several share (API-6)', async () => {
    const forms = [
      {},
      {name: 'Byron'},
      {area: 'SE5'},
      {service: 'nurse'},
      {forWhom: 'someoneICareFor', area: 'SE5'},
      {name: 'ada', lastName: ' lovelace', area: undefined},
    ].map((change) => ({area: 'N1', service: 'gp', ...change}))
    for (const form of [...forms, ...forms]) await register(form)
    const rows = await list()
    const people = rows.map(({firstName, area, service, forWhom}) =>
      [firstName, area, service, forWhom].join(' '),
    )
    expect(people.toSorted()).toEqual([
      'Ada N1 gp ',
      'Ada N1 nurse ',
      'Ada SE5 gp someoneICareFor',
      'Byron N1 gp ',
    ])
    expect(await mails()).toEqual(['waitlistWelcome'])
    expect(await countRows(store.database)).toMatchObject({
      registrations: {patient: 2},
      areas: {N1: 2, SE5: 1},
      services: {gp: 2, nurse: 1},
    })
    await leaveWaitlist(store, signer, rows[1]?.['id'] ?? '', daysLater(1))
    expect(await rowsIn(store).registration()).toEqual([])
  })

  it('asks for the newsletter once, even when the box was ticked later (LAW-1)', async () => {
    await register()
    expect(await wishes()).toEqual(['patient false'])
    await register(news)
    await register({role: 'NURSE', ...news})
    expect(await wishes()).toEqual(['NURSE true', 'patient true'])
    expect(await mails()).toEqual(['newsletterConfirm', 'providerInterest', 'waitlistWelcome'])
    const askedHow = 'form landing_page, role patient'
    expect(await consent()).toMatchObject({confirmedAt: null, askedHow})
  })

  it('records consent at the first confirmation, and ends it on request (LAW-1)', async () => {
    await register(news)
    const {id} = await consent()
    expect(await confirmNewsletter(store, signer, id, daysLater(1))).toBe(true)
    expect(await confirmNewsletter(store, signer, id, daysLater(2))).toBe(true)
    expect(await consent()).toMatchObject({confirmedAt: daysLater(1).toISOString()})
    expect((await mails()).filter((kind) => kind === 'newsletterConfirmed')).toHaveLength(1)
    await stopNewsletter(store, signer, id, 'test', daysLater(3))
    await stopNewsletter(store, signer, id, 'test', daysLater(4))
    expect(await consent()).toMatchObject({withdrawnAt: daysLater(3).toISOString()})
    expect(await confirmNewsletter(store, signer, id, daysLater(5))).toBe(false)
    const notes = await rowsIn(store).suppression()
    expect(notes).toMatchObject([{reason: 'unsubscribed'}])
    expect(JSON.stringify(notes)).not.toContain('ada')
  })

  it('accepts new consent after an unsubscription (LAW-1)', async () => {
    await register(news)
    const {id} = await consent()
    await stopNewsletter(store, signer, id, 'test', daysLater(1))
    expect(await wishes()).toEqual(['patient false'])
    await register(news, daysLater(2))
    expect(await wishes()).toEqual(['patient true'])
    const latest = (await rowsIn(store).consent()).find(({withdrawnAt}) => withdrawnAt === null)
    expect(await rowsIn(store).suppression()).toHaveLength(1)
    expect(await confirmNewsletter(store, signer, latest?.id ?? '', daysLater(3))).toBe(true)
    expect(await rowsIn(store).suppression()).toEqual([])
  })

  it('stores a message once a day, and notifies the team and the person (API-4)', async () => {
    for (let times = 0; times < 2; times++) await write()
    expect(await mails()).toEqual(['contactNotice', 'contactReceived'])
    await write({message: 'Another thing'})
    await write({}, daysLater(1))
    expect(await rowsIn(store).message()).toHaveLength(3)
  })

  it('erases a person from every table, and lifts the suppression at a new request (LAW-3)', async () => {
    for (const role of ['patient', 'GP']) await register({role, ...news})
    await register({name: 'Grace', lastName: 'H', email: 'grace@example.com'})
    await write()
    const erased = {registrations: 2, messages: 1, consents: 1, emails: 5}
    expect(await erase(' ADA@example.com', daysLater(1))).toEqual(erased)
    const left = JSON.stringify(
      await Promise.all(Object.values(rowsIn(store)).map((read) => read())),
    )
    expect(left).not.toMatch(/Ada|Lovelace|ada@/)
    expect(left).toContain('grace')
    expect(await rowsIn(store).suppression()).toMatchObject([{reason: 'erased'}])
    await register({}, daysLater(2))
    expect(await rowsIn(store).suppression()).toEqual([])
    await erase('ada@example.com', daysLater(3))
    await write({}, daysLater(4))
    expect(await rowsIn(store).suppression()).toEqual([])
  })

  it('counts stored rows by kind, and an erasure once (LAW-3)', async () => {
    for (const role of ['patient', 'GP']) await register({role, ...news})
    await write()
    const common = {areas: {}, services: {}}
    expect(await countRows(store.database)).toEqual({
      ...common,
      registrations: {GP: 1, patient: 1},
      messages: 1,
      newsletter: {asked: 1, confirmed: 0, stopped: 0},
      outbox: {waiting: 5},
      erasures: 0,
    })
    const [row] = await rowsIn(store).registration()
    for (let times = 0; times < 2; times++)
      await leaveWaitlist(store, signer, row?.id ?? '', daysLater(1))
    expect(await countRows(store.database)).toEqual({
      ...common,
      registrations: {},
      messages: 0,
      newsletter: {asked: 0, confirmed: 0, stopped: 0},
      outbox: {},
      erasures: 1,
    })
  })

  it('counts people by week, area, service and source', async () => {
    const place = {area: 'hackney', service: 'gp'}
    // Sunday and Monday belong to two weeks.
    await register({...place, name: 'Byron', role: 'GP', source: 'fair'}, daysLater(2))
    await register({...place, email: 'b@example.com', source: 'fair'}, daysLater(3))
    for (const service of ['gp', 'nurse']) await register({...place, service})
    await register()
    const counted = async (by: Parameters<typeof countGroups>[1]) =>
      (await countGroups(store, by)).map(({key, ...counts}) => [key, ...Object.values(counts)])
    expect(await counted('week')).toEqual([
      ['2026-11-23', 1, 0],
      ['2026-11-16', 1, 1],
    ])
    expect(await counted('area')).toEqual([['hackney', 2, 1]])
    expect(await counted('service')).toEqual([
      ['gp', 2, 1],
      ['nurse', 1, 0],
    ])
    expect(await counted('source')).toEqual([
      ['fair', 1, 1],
      ['landing_page', 1, 0],
    ])
  })

  it('reads more rows than a page holds, each once, in order', async () => {
    const emails = Array.from({length: 1003}, (_, index) => `p${index}@example.com`)
    await Promise.all(emails.map((email, index) => register({email}, daysLater(index % 7))))
    await write()
    const rows = await list()
    const times = rows.map((row) => row['createdAt'])
    expect(rows.map((row) => row['email']).toSorted()).toEqual(emails.toSorted())
    expect(times).toEqual(times.toSorted())
    const message = 'Good evening.\nWhen do you open?'
    expect(await collect(readMessages(store.database))).toMatchObject([{message}])
  }, 60_000)

  it('counts forms by address and by e-mail, under hashed keys (LAW-8)', async () => {
    const seconds = {addressSeconds: 60, emailSeconds: 60}
    const perDay = {perEmailDay: 100, perDomainDay: 100}
    const settings = {perAddress: 2, perEmail: 1, ...seconds, ...perDay}
    const limits = createFormLimits(store, signer, settings)
    expect(await limits.consumeAddress('2001:db8::1')).toBe(0)
    expect(await limits.consumeAddress('2001:db8:0:0:ffff::2')).toBe(0)
    const wait = await limits.consumeAddress('2001:db8::3')
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await limits.consumeAddress('192.0.2.1')).toBe(0)
    expect(await limits.consumeEmail('ada@example.com')).toBe(0)
    expect(await limits.consumeEmail('ada@example.com')).toBeGreaterThan(0)
    const rows = await store.database.selectFrom('rateLimit').select('key').execute()
    expect(JSON.stringify(rows)).not.toMatch(/ada|2001|192/)
    if (store.kind === 'sqlite') return
    const digests = rows.map(({key}) => key.slice(key.indexOf(':') + 1))
    expect(digests).toContain(signer.digest('network', '192.0.2.1'))
    expect(digests).toContain(signer.digest('emailLimit', 'ada@example.com'))
  })
})
