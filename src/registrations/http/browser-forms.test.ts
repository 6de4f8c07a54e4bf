import {jest} from '@jest/globals'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {type BrowserForm, browserForms, earlyAccessOtherProblem} from '#shared/html-forms.ts'
import {trap} from '#shared/forms/payload.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

/** Bodies that browsers submit without JavaScript. */
const person = (role: string) => ({
  name: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  role,
  source: 'landing_page',
  company: '',
})
const note = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.com',
  phone: '',
  message: 'Hello',
  [trap.inputName]: '',
}
type Sent = Readonly<Record<string, string>>
const sent: Readonly<Record<BrowserForm, Sent>> = {
  waitlist: {...person('patient'), wantsNewsletter: 'on'},
  earlyAccess: person('patient'),
  gp: person('GP'),
  nurse: {...person('NURSE'), yearsExperience: '7'},
  specialist: person('SPECIALIST'),
  carer: person('CARER'),
  contact: note,
}
const names = Object.keys(browserForms).filter((name): name is BrowserForm => name in browserForms)

const folder = mkdtempSync(join(tmpdir(), 'browser-forms-'))
let store: RegistrationStore
let open: ServedForms
let busy: ServedForms
let away: ServedForms

beforeAll(async () => {
  store = await openRegistrationStore(`file:${join(folder, 'site.db')}`)
  open = await serveForms(() => Promise.resolve(store))
  busy = await serveForms(() => Promise.resolve(store), {perAddress: 0})
  away = await serveForms(() => Promise.reject(new Error('away')))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await Promise.all([open, busy, away].map((served) => served.stop()))
  await store.close()
  rmSync(folder, {recursive: true})
})

const address = (form: string) =>
  form === 'contact' ? '/api/contact?form=contact' : `/api/interest/register?form=${form}`
const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'content-type': 'application/x-www-form-urlencoded',
}

async function landing(
  served: ServedForms,
  path: string,
  fields: Sent | string,
  headers: Record<string, string> = {},
): Promise<[number, string | null]> {
  const answer = await fetch(served.origin + path, {
    method: 'POST',
    headers: {...browser, ...headers},
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  return [answer.status, answer.headers.get('location')]
}

const utf16 = {'content-type': 'application/x-www-form-urlencoded; charset=utf-16'}
const withFiles = {'content-type': 'multipart/form-data; boundary=x'}
const withoutEmail = (fields: Sent) => ({...fields, email: ''})
/** Browsers accept this as an address. */
const malformed = (fields: Sent) => ({...fields, email: 'ada@example'})

describe.each(names)('browser form %s', (form) => {
  const pages = browserForms[form].outcomes
  const fields = sent[form]
  const path = address(form)
  // An unreadable body has no role, so it gets the page for professionals (FORM-2).
  const unread = form === 'earlyAccess' ? earlyAccessOtherProblem : pages.problem.path

  it.each([
    ['is accepted', pages.received.path, () => landing(open, path, fields)],
    [
      'fills in the trap',
      pages.trapped.path,
      () => landing(open, path, {...fields, company: 'Bots Ltd'}),
    ],
    [
      'fills in the trap by its input name',
      pages.trapped.path,
      () => landing(open, path, {...fields, [trap.inputName]: 'Bots Ltd'}),
    ],
    ['lacks a field', pages.incomplete.path, () => landing(open, path, withoutEmail(fields))],
    ['has a malformed address', pages.problem.path, () => landing(open, path, malformed(fields))],
    ['has a field twice', unread, () => landing(open, path, 'email=a&email=b')],
    ['is too large', unread, () => landing(open, path, {...fields, name: 'x'.repeat(200_000)})],
    ['is in another encoding', unread, () => landing(open, path, fields, utf16)],
    ['contains files', unread, () => landing(open, path, fields, withFiles)],
    ['exceeds the limit', pages.problem.path, () => landing(busy, path, fields)],
    ['meets an unavailable database', pages.problem.path, () => landing(away, path, fields)],
  ])('redirects to its result page when it %s (FORM-6)', async (_case, page, post) => {
    expect(await post()).toEqual([303, page])
  })
})

describe('waitlist form', () => {
  it.each([
    ['a service', {service: 'gp'}, '/gp'],
    ['an area', {area: 'SE5 8AB'}, '/se5'],
    ['both', {service: 'carer', area: 'southwark'}, '/carer-southwark'],
    ['an unknown area', {service: 'carer', area: 'M1'}, '/carer'],
    ['nothing', {service: '', area: ''}, ''],
    ['both in the trap', {service: 'gp', area: 'SE5', company: 'Bots Ltd'}, '/gp-se5'],
  ])('redirects to the page of its place when it names %s (FORM-9)', async (_case, of, to) => {
    expect(await landing(open, address('waitlist'), {...sent.waitlist, ...of})).toEqual([
      303,
      `/register-interest/received${to}`,
    ])
  })

  it('is the only form with a page for each place (FORM-9)', async () => {
    const fields = {...sent.earlyAccess, service: 'gp', area: 'SE5'}
    expect(await landing(open, address('earlyAccess'), fields)).toEqual([
      303,
      browserForms.earlyAccess.outcomes.received.path,
    ])
  })
})

describe('early access form that could not be stored', () => {
  it.each([
    ['patient', browserForms.earlyAccess.outcomes.problem.path],
    ['GP', earlyAccessOtherProblem],
    ['SPECIALIST', earlyAccessOtherProblem],
    ['NURSE', earlyAccessOtherProblem],
    ['CARER', earlyAccessOtherProblem],
  ])('redirects a %s to the page for that role (FORM-2)', async (role, page) => {
    for (const served of [busy, away]) {
      expect(await landing(served, address('earlyAccess'), person(role))).toEqual([303, page])
    }
  })

  it('redirects every role to one page when a field is missing (FORM-2)', async () => {
    for (const fields of [
      person(''),
      withoutEmail(person('GP')),
      withoutEmail(person('patient')),
    ]) {
      expect(await landing(open, address('earlyAccess'), fields)).toEqual([
        303,
        browserForms.earlyAccess.outcomes.incomplete.path,
      ])
    }
  })

  it('redirects to the failure page of the role when a field is malformed (FORM-2)', async () => {
    const {problem} = browserForms.earlyAccess.outcomes
    for (const [fields, page] of [
      [malformed(person('patient')), problem.path],
      [malformed(person('GP')), earlyAccessOtherProblem],
      [person('QUEEN'), earlyAccessOtherProblem],
    ] as const) {
      expect(await landing(open, address('earlyAccess'), fields)).toEqual([303, page])
    }
  })
})

describe('browser form without a known name', () => {
  it.each([
    ['/api/interest/register', 'waitlist'],
    ['/api/interest/register?form=', 'waitlist'],
    ['/api/interest/register?form=contact', 'waitlist'],
    ['/api/interest/register?form=constructor', 'waitlist'],
    ['/api/interest/register?form=https://evil.example', 'waitlist'],
    ['/api/contact', 'contact'],
    ['/api/contact?form=gp', 'contact'],
  ] as const)('at %s is treated as %s', async (path, form) => {
    const {received, incomplete} = browserForms[form].outcomes
    expect(await landing(open, path, sent[form])).toEqual([303, received.path])
    expect(await landing(open, path, withoutEmail(sent[form]))).toEqual([303, incomplete.path])
  })
})

describe('form endpoint for programs', () => {
  it('responds to JSON with JSON even at an address that names a form', async () => {
    const post = (fields: Sent) =>
      fetch(open.origin + address('earlyAccess'), {
        method: 'POST',
        headers: {...browser, 'content-type': 'application/json'},
        body: JSON.stringify(fields),
        redirect: 'manual',
      })
    const received = await post(person('GP'))
    expect([received.status, await received.json()]).toEqual([201, {status: 'registered'}])
    const refused = await post(withoutEmail(person('GP')))
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {errors: [{field: 'email'}]},
    ])
  })

  it('responds to a form with problem details', async () => {
    expect(await landing(open, '/api/contact', {...note, email: ''}, {accept: '*/*'})).toEqual([
      400,
      null,
    ])
  })
})
