import {jest} from '@jest/globals'
import {sqliteDatabases} from '#registrations/testing/each-database.ts'
import {type BrowserForm, browserForms, earlyAccessOtherProblem} from '#shared/html-forms.ts'
import {trap} from '#shared/forms/payload.ts'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

type Sent = Readonly<Record<string, string>>

/** Bodies that browsers submit without JavaScript. */
const ada = {lastName: 'Lovelace', email: 'ada@example.com', company: ''}
const person = (role: string) => ({...ada, name: 'Ada', role, source: 'landing_page'})
const note = {firstName: 'Ada', lastName: '', email: ada.email, phone: '', message: 'Hello'}
const sent: Readonly<Record<BrowserForm, Sent>> = {
  waitlist: {...person('patient'), wantsNewsletter: 'on'},
  earlyAccess: person('patient'),
  gp: person('GP'),
  nurse: {...person('NURSE'), yearsExperience: '7'},
  specialist: person('SPECIALIST'),
  carer: person('CARER'),
  contact: {...note, [trap.inputName]: ''},
}
const names = Object.keys(browserForms).filter((name): name is BrowserForm => name in browserForms)

const databases = sqliteDatabases()
const store = await openRegistrationStore(await databases.address())
const open = await serveForms(() => Promise.resolve(store))
const busy = await serveForms(() => Promise.resolve(store), {perAddress: 0})
const away = await serveForms(() => Promise.reject(new Error('away')))
jest.spyOn(console, 'error').mockImplementation(() => undefined)
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([open, busy, away].map((served) => served.stop()))
  await store.close()
})

const address = (form: string) =>
  form === 'contact' ? '/api/contact?form=contact' : `/api/interest/register?form=${form}`
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const formType = 'application/x-www-form-urlencoded'

async function landing(served: ServedForms, path: string, fields: Sent | string, headers = {}) {
  const {status, headers: received} = await fetch(served.origin + path, {
    method: 'POST',
    headers: {accept, 'content-type': formType, ...headers},
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  return [status, received.get('location')]
}

const utf16 = {'content-type': `${formType}; charset=utf-16`}
const withFiles = {'content-type': 'multipart/form-data; boundary=x'}
const bot = 'Bots Ltd'
const noEmail = {email: ''}
/** Browsers accept this as an address. */
const malformed = {email: 'ada@example'}

describe.each(names)('browser form %s', (form) => {
  const {received, trapped, incomplete, problem} = browserForms[form].outcomes
  const fields = sent[form]
  const path = address(form)
  const post = (change: Sent, served = open) => landing(served, path, {...fields, ...change})
  // An unreadable body has no role, so it gets the page for professionals (FORM-2).
  const unread = form === 'earlyAccess' ? earlyAccessOtherProblem : problem.path

  it.each([
    ['is accepted', received.path, () => post({})],
    ['fills in the trap', trapped.path, () => post({company: bot})],
    ['fills in the trap by its input name', trapped.path, () => post({[trap.inputName]: bot})],
    ['lacks a field', incomplete.path, () => post(noEmail)],
    ['has a malformed address', problem.path, () => post(malformed)],
    ['has a field twice', unread, () => landing(open, path, 'email=a&email=b')],
    ['is too large', unread, () => post({name: 'x'.repeat(200_000)})],
    ['is in another encoding', unread, () => landing(open, path, fields, utf16)],
    ['contains files', unread, () => landing(open, path, fields, withFiles)],
    ['exceeds the limit', problem.path, () => post({}, busy)],
    ['meets an unavailable database', problem.path, () => post({}, away)],
  ])('redirects to its result page when it %s (FORM-6)', async (_case, page, send) => {
    expect(await send()).toEqual([303, page])
  })
})

describe('waitlist form', () => {
  it.each([
    ['both', {service: 'carer', area: 'southwark'}, '/carer-southwark'],
    ['nothing', {service: '', area: ''}, ''],
    ['both in the trap', {service: 'gp', area: 'SE5', company: bot}, '/gp-se5'],
  ])('redirects to the page of its place when it names %s (FORM-9)', async (_case, of, to) => {
    const page = `/register-interest/received${to}`
    expect(await landing(open, address('waitlist'), {...sent.waitlist, ...of})).toEqual([303, page])
  })

  it('is the only form with a page for each place (FORM-9)', async () => {
    const fields = {...sent.earlyAccess, service: 'gp', area: 'SE5'}
    const {received} = browserForms.earlyAccess.outcomes
    expect(await landing(open, address('earlyAccess'), fields)).toEqual([303, received.path])
  })
})

describe('early access form', () => {
  const {incomplete, problem} = browserForms.earlyAccess.outcomes

  it.each<[string, 'open' | 'busy' | 'away', Sent, string]>([
    ['GP', 'busy', {}, earlyAccessOtherProblem],
    ['CARER', 'away', {}, earlyAccessOtherProblem],
    ['GP', 'open', malformed, earlyAccessOtherProblem],
    ['QUEEN', 'open', {}, earlyAccessOtherProblem],
    ['patient', 'open', malformed, problem.path],
    ['GP', 'open', noEmail, incomplete.path],
    ['', 'open', {}, incomplete.path],
  ])('redirects a "%s" (%s, %j) to %s (FORM-2)', async (role, state, change, page) => {
    const served = {open, busy, away}[state]
    const fields = {...person(role), ...change}
    expect(await landing(served, address('earlyAccess'), fields)).toEqual([303, page])
  })
})

describe('browser form without a known name', () => {
  it.each([
    ['/api/interest/register', 'waitlist'],
    ['/api/interest/register?form=contact', 'waitlist'],
    ['/api/interest/register?form=constructor', 'waitlist'],
    ['/api/interest/register?form=https://evil.example', 'waitlist'],
    ['/api/contact?form=gp', 'contact'],
  ] as const)('at %s is treated as %s', async (path, form) => {
    const {incomplete} = browserForms[form].outcomes
    const fields = {...sent[form], ...noEmail}
    expect(await landing(open, path, fields)).toEqual([303, incomplete.path])
  })
})

it('form endpoint responds to programs with problem details (API-6)', async () => {
  const json = {accept, 'content-type': 'application/json'}
  const body = JSON.stringify({...person('GP'), ...noEmail})
  const options = {method: 'POST', headers: json, body, redirect: 'manual'} as const
  expect((await fetch(open.origin + address('earlyAccess'), options)).status).toBe(400)
  const fields = {...note, ...noEmail}
  expect(await landing(open, '/api/contact', fields, {accept: '*/*'})).toEqual([400, null])
})
