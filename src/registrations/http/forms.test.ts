import type {RegistrationStore} from '#registrations/store/open-store.ts'
import {rowsIn, sqliteDatabases} from '#registrations/testing/each-database.ts'
import {areaCheck} from './area-check.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

const ada = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', role: 'patient'}
const note = {firstName: 'Ada', email: 'ada@example.com', message: 'Hello'}
const company = 'Bots Ltd'
const databases = sqliteDatabases()
let store: RegistrationStore
let served: ServedForms

beforeEach(async () => {
  store = await databases.store()
  served = await serveForms(() => Promise.resolve(store), {perAddress: 8, perEmail: 3})
})
afterEach(() => served.stop())

type Fields = Readonly<Record<string, unknown>>
const send = (path: string, body: Fields, headers: Record<string, string> = {}) =>
  fetch(served.origin + path, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(body),
  })
const register = (body: Fields, headers = {}) => send('/api/interest/register', body, headers)
const contact = (body: Fields) => send('/api/contact', body)
const post = (path: string, fields: Record<string, string>) =>
  fetch(served.origin + path, {
    method: 'POST',
    headers: {accept: 'text/html'},
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const people = () => rowsIn(store).registration()
const messages = () => rowsIn(store).message()
const told = async (response: Response) => ({
  status: response.status,
  body: await response.text(),
  headers: [...response.headers].filter(([name]) => name !== 'date'),
})

describe('POST /api/interest/register', () => {
  it('stores every payload of the specification (API-1, API-2, API-3, LAW-4)', async () => {
    const agent = {userAgent: 'Forged/1', ipAddress: '203.0.113.9'}
    const answers = await Promise.all([
      register({...ada, wantsNewsletter: true, source: 'landing_page', ...agent}),
      register({...ada, role: 'NURSE', yearsExperience: '7'}),
      register({...ada, role: 'SPECIALIST'}),
    ])
    expect(answers.map(({status}) => status)).toEqual([201, 201, 201])
    const roles = (await people()).map(({role}) => role)
    expect(roles.toSorted()).toEqual(['NURSE', 'SPECIALIST', 'patient'])
    // The server's own observation, not the submitted values.
    const [origin] = await rowsIn(store).requestLog()
    expect(origin?.address).toBe('127.0.0.1')
    expect(origin?.userAgent).not.toBe('Forged/1')
  })

  it('reads the fields of a browser form (FORM-6, FORM-7, AREA-3, LAW-1)', async () => {
    const empty = {yearsExperience: '', forWhom: '', service: '', company: ''}
    const fields = {...ada, ...empty, wantsNewsletter: 'on', area: ' E8 3AB'}
    await post('/api/interest/register', fields)
    const stored = {yearsExperience: null, forWhom: null, service: null, area: 'E8'}
    expect(await people()).toMatchObject([stored])
    // The browser omits a box that is not ticked.
    await post('/api/interest/register', {...ada, email: 'grace@example.com'})
    expect(await rowsIn(store).consent()).toMatchObject([{emailKey: 'ada@example.com'}])
  })

  it.each([
    [{}, ''],
    [{service: 'gp', area: 'SE5 8AB'}, '/gp-se5'],
    [{service: 'gp', company}, '/gp'],
  ])(
    'names the page of the place for %j, also for a known person (FORM-9, LAW-7)',
    async (of, to) => {
      for (let times = 0; times < 2; times++) {
        const location = (await register({...ada, ...of})).headers.get('location')
        expect(location).toBe(`/register-interest/received${to}`)
      }
      expect((await register({...ada, role: 'GP'})).headers.get('location')).toBeNull()
    },
  )

  it('limits the forms of one network address, with Retry-After (LAW-8)', async () => {
    for (let sent = 0; sent < 8; sent++) {
      expect((await register({...ada, email: `p${sent}@example.com`})).status).toBe(201)
    }
    const refused = await register(ada, {'x-forwarded-for': '198.51.100.1'})
    expect([refused.status, await refused.json()]).toMatchObject([429, {code: 'too-many-requests'}])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
    expect(await people()).toHaveLength(8)
  })

  it.each([
    ['email', undefined, 'missing'],
    ['email', '  ', 'missing'],
    ['email', 'ada@example', 'malformed'],
    ['email', 7, 'malformed'],
    ['email', `${'a'.repeat(250)}@b.example`, 'too-long'],
    ['email', 'ada\u0007@example.com', 'unsupported-characters'],
    ['area', 'the second house on the left', 'malformed'],
    ['admin', true, 'unknown'],
  ])('returns for the %s %j the code %s (API-6, AREA-3, RFC 9457)', async (field, value, code) => {
    const answer = await register({...ada, [field]: value})
    const errors = [{field, code}]
    const problem = {type: 'about:blank', code: 'invalid-fields', errors}
    expect([answer.status, await answer.json()]).toMatchObject([400, problem])
  })

  it('removes invisible characters before storing', async () => {
    await register({...ada, email: '\u202aada\u200b@example.com\u202c', lastName: 'Love\u00adlace'})
    expect(await people()).toMatchObject([{email: 'ada@example.com', lastName: 'Lovelace'}])
  })

  it('keeps every form that names one e-mail address, and limits the e-mails to it (LAW-8)', async () => {
    for (const area of ['N1', 'N2', 'N3', 'N4', 'N5']) {
      expect((await register({...ada, area})).status).toBe(201)
      await store.write((writer) => writer.updateTable('outbox').set({state: 'sent'}).execute())
    }
    expect((await people()).map(({area}) => area)).toEqual(['N1', 'N2', 'N3', 'N4', 'N5'])
    expect(await rowsIn(store).outbox()).toHaveLength(3)
    await contact(note)
    const waiting = (await rowsIn(store).outbox()).filter(({state}) => state !== 'sent')
    expect(waiting).toMatchObject([{kind: 'contactNotice'}])
    expect(await messages()).toHaveLength(1)
  })
})

describe('POST /api/contact', () => {
  it('stores a message (API-4)', async () => {
    const answer = await contact({...note, lastName: '', phone: ' 020 7946 0123 ', company: ''})
    expect([answer.status, await answer.json()]).toEqual([200, {status: 'received'}])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await messages()).toMatchObject([{phone: '020 7946 0123', message: 'Hello'}])
  })

  it.each([
    ['missing', {message: ''}, 'Please complete the required fields.'],
    ['malformed', {email: 'nobody'}, 'Some fields need to be corrected.'],
  ])('has its own title when a field is %s (FORM-5)', async (code, change, title) => {
    const answer = await contact({...note, ...change})
    const [field] = Object.keys(change)
    expect(await answer.json()).toMatchObject({title, errors: [{field, code}]})
  })

  it('accepts 5,000 characters of any script from a browser form (FORM-6)', async () => {
    const answer = await post('/api/contact', {...note, message: '🩺'.repeat(2500)})
    expect(answer.headers.get('location')).toBe('/contact/received')
  })
})

describe('form endpoint', () => {
  it('responds with success to a bot in the trap, and stores nothing (FORM-5)', async () => {
    const answer = await register({...ada, company})
    expect([answer.status, await answer.json()]).toEqual([201, {status: 'registered'}])
    const other = await contact({company, firstName: ''})
    expect([other.status, await other.json()]).toEqual([200, {status: 'received'}])
    await post('/api/interest/register', {...ada, company})
    await post('/api/contact', {...note, company})
    expect([await people(), await messages()]).toEqual([[], []])
  })

  it.each<[string, () => Promise<Response>]>([
    ['a patient who wants news', () => register({...ada, wantsNewsletter: true})],
    ['a professional', () => register({...ada, role: 'NURSE', yearsExperience: '7'})],
    ['a browser form', () => post('/api/interest/register?form=earlyAccess', ada)],
    ['a message', () => contact(note)],
    ['a message from a browser form', () => post('/api/contact?form=contact', note)],
  ])('responds to %s as it does for an unknown person (API-6, LAW-7)', async (_case, again) => {
    const first = await told(await again())
    expect(first.status).toBeLessThan(400)
    expect(await told(await again())).toEqual(first)
    expect([...(await people()), ...(await messages())]).toHaveLength(1)
  })

  it('responds the same to another spelling, and to a second person of an address (LAW-7)', async () => {
    const first = await told(await register(ada))
    const other = {...ada, email: 'ADA@example.com', name: 'ADA'}
    for (const name of ['ADA', 'Byron'])
      expect(await told(await register({...other, name}))).toEqual(first)
    expect(await people()).toMatchObject([{firstName: 'Ada'}, {firstName: 'Byron'}])
  })

  it('accepts forms of our own pages and of programs, and allows no other origin', async () => {
    for (const headers of [
      {'sec-fetch-site': 'same-origin', origin: 'https://proxied.example'},
      {'sec-fetch-site': 'none'},
      // An older browser
      {origin: served.origin},
    ])
      expect((await register(ada, headers)).status).toBe(201)
    expect((await register(ada, {origin: 'https://evil.example'})).status).toBe(403)
    const headers = {origin: 'https://evil.example', 'access-control-request-method': 'POST'}
    const answer = await fetch(`${served.origin}/api/contact`, {method: 'OPTIONS', headers})
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('areaCheck', () => {
  const paths = new Set(['/coverage/n1', '/coverage/ec1', '/coverage/hackney'])
  const check = (body: string, type = 'application/x-www-form-urlencoded') => {
    const init = {method: 'POST', headers: {'content-type': type}, body}
    return areaCheck(() => Promise.resolve(paths))(new Request('https://site.example', init))
  }

  it.each([
    ['postcode=n1', '/coverage/n1'],
    ['postcode=N1+1AA', '/coverage/n1'],
    ['postcode=EC1A+1BB', '/coverage/ec1'],
    ['postcode=M1+1AE', '/coverage/outside'],
    ['postcode=Hackney', '/coverage/hackney'],
    ['postcode=Nowhere', '/coverage/not-a-postcode'],
    ['postcode=nonsense+12', '/coverage/not-a-postcode'],
    ['postcode=', '/coverage/not-a-postcode'],
    ['postcode=../../etc', '/coverage/not-a-postcode'],
    ['code=N1', '/coverage/not-a-postcode'],
  ])('redirects from %s to %s, without the full postcode (AREA-1)', async (body, page) => {
    const {status, headers} = await check(body)
    expect([status, headers.get('location')]).toEqual([303, `${page}#area-check`])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('limits the body', async () => {
    expect((await check(`postcode=${'N'.repeat(2000)}`)).status).toBe(413)
    expect((await check('postcode=N1', 'text/plain')).status).toBe(415)
  })
})
