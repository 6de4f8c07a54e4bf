import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

const folder = mkdtempSync(join(tmpdir(), 'forms-'))
const ada = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', role: 'patient'}
const note = {firstName: 'Ada', email: 'ada@example.com', message: 'Hello'}
let files = 0
let store: RegistrationStore
let served: ServedForms

beforeEach(async () => {
  store = await openRegistrationStore(`file:${join(folder, `${++files}.db`)}`)
  served = await serveForms(() => Promise.resolve(store), {perAddress: 8, perEmail: 3})
})
afterEach(async () => {
  await served.stop()
  await store.close()
})
afterAll(() => rmSync(folder, {recursive: true}))

const register = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  fetch(`${served.origin}/api/interest/register`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(body),
  })
const contact = (body: Record<string, unknown>) =>
  fetch(`${served.origin}/api/contact`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  })
const post = (path: string, fields: Record<string, string>) =>
  fetch(served.origin + path, {
    method: 'POST',
    headers: {accept: 'text/html'},
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const people = () => store.database.selectFrom('registration').selectAll().execute()
const messages = () => store.database.selectFrom('message').selectAll().execute()

describe('POST /api/interest/register', () => {
  it('stores every payload of the specification (API-1, API-2, API-3, LAW-4)', async () => {
    const agent = {userAgent: 'Forged/1', ipAddress: '203.0.113.9'}
    const answers = await Promise.all([
      register({...ada, wantsNewsletter: true, source: 'landing_page', ...agent}),
      register({...ada, role: 'NURSE', yearsExperience: '7'}),
      register({...ada, role: 'SPECIALIST'}),
    ])
    expect(answers.map(({status}) => status)).toEqual([201, 201, 201])
    expect((await people()).map(({role}) => role).toSorted()).toEqual([
      'NURSE',
      'SPECIALIST',
      'patient',
    ])
    // The server's own observation, not the submitted values (LAW-4).
    const [origin] = await store.database.selectFrom('requestLog').selectAll().execute()
    expect(origin?.address).toBe('127.0.0.1')
    expect(origin?.userAgent).not.toBe('Forged/1')
  })

  it('responds with success to a bot in the trap, and stores nothing', async () => {
    const answer = await register({...ada, company: 'Bots Ltd'})
    expect([answer.status, await answer.json()]).toEqual([201, {status: 'registered'}])
    const form = await post('/api/interest/register', {...ada, company: 'Bots Ltd'})
    expect(form.headers.get('location')).toBe('/register-interest/received')
    expect(await people()).toEqual([])
    expect((await register({...ada, company: ''})).status).toBe(201)
    expect(await people()).toHaveLength(1)
  })

  it('redirects browser forms to a page (FORM-6)', async () => {
    const answer = await post('/api/interest/register', {
      ...ada,
      wantsNewsletter: 'on',
      yearsExperience: '',
      company: '',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/register-interest/received',
    ])
    expect(await people()).toMatchObject([{yearsExperience: null}])
    const wishes = await store.database.selectFrom('consent').select('emailKey').execute()
    expect(wishes).toEqual([{emailKey: 'ada@example.com'}])
  })

  it('accepts the area of a browser form, and rejects an unknown one (AREA-3)', async () => {
    await post('/api/interest/register', {...ada, area: ' E8 3AB', forWhom: ''})
    expect(await people()).toMatchObject([{area: 'E8', forWhom: null}])
    const answer = await register({...ada, area: 'the second house on the left'})
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({errors: [{field: 'area', code: 'malformed'}]})
  })

  it('accepts the service of a browser form, and none (FORM-7, FORM-6)', async () => {
    await post('/api/interest/register', {...ada, service: 'specialist'})
    expect(await people()).toMatchObject([{service: 'specialist'}])
    await post('/api/interest/register', {...ada, email: 'grace@example.com', service: ''})
    expect(await people()).toMatchObject([{service: 'specialist'}, {service: null}])
  })

  it.each([
    [{}, ''],
    [{service: 'gp', area: 'SE5 8AB'}, '/gp-se5'],
    [{service: 'gp', company: 'Bots Ltd'}, '/gp'],
    [{area: 'Southwark'}, '/southwark'],
    [{area: 'M1'}, ''],
  ])(
    'names the page of the place for %j, for a known person too (FORM-9, LAW-7)',
    async (of, to) => {
      for (const time of ['first', 'second']) {
        const answer = await register({...ada, ...of})
        expect([time, answer.status, answer.headers.get('location')]).toEqual([
          time,
          201,
          `/register-interest/received${to}`,
        ])
      }
      expect((await register({...ada, role: 'GP'})).headers.get('location')).toBeNull()
    },
  )

  it('limits the forms of one network address, with Retry-After (LAW-8)', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 9; sent++) {
      statuses.push((await register({...ada, email: `p${sent}@example.com`})).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429])
    const refused = await register(ada, {'x-forwarded-for': '198.51.100.1'})
    expect([refused.status, await refused.json()]).toMatchObject([429, {code: 'too-many-requests'}])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
    expect(await people()).toHaveLength(8)
  })

  it.each([
    ['nothing', undefined, 'missing'],
    ['blanks', '  ', 'missing'],
    ['an address without a dot', 'ada@example', 'malformed'],
    ['a number', 7, 'malformed'],
    ['too many characters', `${'a'.repeat(250)}@b.example`, 'too-long'],
    ['a control character', 'ada\u0007@example.com', 'unsupported-characters'],
  ])('returns a problem code for %s (API-6, RFC 9457)', async (_case, email, code) => {
    const answer = await register({...ada, email})
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        type: 'about:blank',
        title: 'Some fields need to be corrected.',
        code: 'invalid-fields',
        errors: [{field: 'email', code}],
      },
    ])
  })

  it('removes invisible characters before storing', async () => {
    const copied = {
      email: '\u202aada\u200b@example.com\u202c',
      lastName: '\u202eLove\u00adlace\u200b',
    }
    expect((await register({...ada, ...copied})).status).toBe(201)
    expect(await people()).toMatchObject([{email: 'ada@example.com', lastName: 'Lovelace'}])
  })

  it('rejects an unknown field by name (API-6)', async () => {
    const answer = await register({...ada, admin: true})
    expect(await answer.json()).toMatchObject({errors: [{field: 'admin', code: 'unknown'}]})
  })

  it('keeps every form that names one e-mail address, and limits the e-mails to it (LAW-8)', async () => {
    const statuses: number[] = []
    for (const area of ['N1', 'N2', 'N3', 'N4', 'N5']) {
      statuses.push((await register({...ada, area})).status)
      await store.write((transaction) =>
        transaction.updateTable('outbox').set({state: 'sent'}).execute(),
      )
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201])
    expect(await people()).toHaveLength(5)
    expect(await store.database.selectFrom('outbox').select('kind').execute()).toHaveLength(3)
    await contact(note)
    const mails = store.database.selectFrom('outbox').select('kind').where('state', '!=', 'sent')
    expect(await mails.execute()).toEqual([{kind: 'contactNotice'}])
    expect(await messages()).toHaveLength(1)
  })
})

describe('POST /api/contact', () => {
  it('stores a message (API-4)', async () => {
    const payload = {...note, lastName: '', phone: ' 020 7946 0123 ', company: ''}
    const answer = await contact(payload)
    expect([answer.status, await answer.json()]).toEqual([200, {status: 'received'}])
    expect(await messages()).toMatchObject([{phone: '020 7946 0123', message: 'Hello'}])
  })

  it("returns the form's own message when a field is missing (FORM-5)", async () => {
    const answer = await contact({...note, message: ''})
    expect(await answer.json()).toMatchObject({
      title: 'Please complete the required fields.',
      errors: [{field: 'message'}],
    })
  })

  it('returns the general title when a field is malformed', async () => {
    const answer = await contact({...note, email: 'nobody'})
    expect(await answer.json()).toMatchObject({
      title: 'Some fields need to be corrected.',
      errors: [{field: 'email', code: 'malformed'}],
    })
  })

  it('responds with success to a bot in the trap, and stores nothing (FORM-5)', async () => {
    const answer = await contact({company: 'Bots Ltd', firstName: ''})
    expect([answer.status, await answer.json()]).toEqual([200, {status: 'received'}])
    const form = await post('/api/contact', {...note, company: 'Bots Ltd'})
    expect(form.headers.get('location')).toBe('/contact/thanks')
    expect(await messages()).toEqual([])
  })

  it('redirects browser forms to a page (FORM-6)', async () => {
    const answer = await post('/api/contact', {...note, lastName: '', phone: '', company: ''})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/received'])
    expect(await messages()).toHaveLength(1)
  })

  it('accepts 5,000 characters of any script from a browser form', async () => {
    const answer = await post('/api/contact', {...note, message: '🩺'.repeat(2500)})
    expect(answer.headers.get('location')).toBe('/contact/received')
  })
})

describe('form endpoint, for a known person', () => {
  const told = async (response: Response) => ({
    status: response.status,
    body: await response.text(),
    headers: [...response.headers].filter(([name]) => name !== 'date'),
  })
  const ticked = {...ada, wantsNewsletter: true}
  const asForm = {...ada, company: ''}

  it.each<[string, () => Promise<Response>]>([
    ['a patient', () => register(ada)],
    ['a patient who wants news', () => register(ticked)],
    ['a professional', () => register({...ada, role: 'NURSE', yearsExperience: '7'})],
    ['a browser form', () => post('/api/interest/register?form=earlyAccess', asForm)],
    ['a message', () => contact(note)],
    ['a message from a browser form', () => post('/api/contact?form=contact', note)],
  ])('responds to %s as it does for an unknown person (API-6, LAW-7)', async (_case, send) => {
    const first = await told(await send())
    expect(first.status).toBeLessThan(400)
    expect(await told(await send())).toEqual(first)
    const [registrations, written] = await Promise.all([people(), messages()])
    expect(registrations.length + written.length).toBe(1)
  })

  it('responds the same when address or name are spelled differently (LAW-7)', async () => {
    const first = await told(await register(ticked))
    const other = {...ada, email: 'ADA@example.com', name: 'ADA'}
    expect(await told(await register(other))).toEqual(first)
    expect(await people()).toMatchObject([{firstName: 'Ada', email: 'ada@example.com'}])
    // A second person of the address is kept, and answered the same.
    expect(await told(await register({...other, name: 'Byron'}))).toEqual(first)
    expect(await people()).toMatchObject([{firstName: 'Ada'}, {firstName: 'Byron'}])
  })
})

describe('OPTIONS', () => {
  it('allows no other origin', async () => {
    const answer = await fetch(`${served.origin}/api/contact`, {
      method: 'OPTIONS',
      headers: {origin: 'https://evil.example', 'access-control-request-method': 'POST'},
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})
