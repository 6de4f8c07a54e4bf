import {jest} from '@jest/globals'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {LinkPurpose} from '#registrations/domain/signing.ts'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {sampleRegistration, signer} from '#registrations/testing/people.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

const folder = mkdtempSync(join(tmpdir(), 'links-'))
const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
let files = 0
let store: RegistrationStore
let served: ServedForms

beforeEach(async () => {
  store = await openRegistrationStore(`file:${join(folder, `${++files}.db`)}`)
  served = await serveForms(() => Promise.resolve(store))
  await registerInterest(store, signer, sampleRegistration({}, new Date()))
})
afterEach(async () => {
  await served.stop()
  await store.close()
})
afterAll(() => rmSync(folder, {recursive: true}))

const link = (purpose: LinkPurpose, token: string) =>
  `${served.origin}/api/interest/${purpose}?token=${token}`
const press = (address: string, body = '') =>
  fetch(address, {
    method: 'POST',
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body,
    redirect: 'manual',
  })
const idOf = async (table: 'registration' | 'consent') =>
  (await store.database.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
const count = async (table: 'registration' | 'consent') =>
  (await store.database.selectFrom(table).selectAll().execute()).length
const consent = () => store.database.selectFrom('consent').selectAll().executeTakeFirstOrThrow()

describe('signed links', () => {
  it('show a page before they act, because mail scanners open every link', async () => {
    const address = link('leave', signer.sign('leave', await idOf('registration')))
    const page = await fetch(address)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('<html lang="en-GB">')
    expect(html).toMatch(/<title>[^<]+<\/title>.*<h1>[^<]+<\/h1>.*<form method="post"><button>/)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('cache-control')).toBe('no-store')
    await fetch(address, {method: 'HEAD'})
    expect(await count('registration')).toBe(1)
  })

  it('leave the waitlist when pressed, and do nothing the second time', async () => {
    const address = link('leave', signer.sign('leave', await idOf('registration')))
    const answers = [await press(address), await press(address)]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/register-interest/left',
      ])
    }
    expect([await count('registration'), await count('consent')]).toEqual([0, 0])
  })

  it("leave by a mail program's button, without a redirect (RFC 8058)", async () => {
    const address = link('leave', signer.sign('leave', await idOf('registration')))
    const answer = await press(address, 'List-Unsubscribe=One-Click')
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    expect(await count('registration')).toBe(0)
  })

  it('respond 410 to a mail program when they are invalid', async () => {
    const answer = await press(link('leave', 'forged'), 'List-Unsubscribe=One-Click')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      410,
      'application/problem+json',
    ])
  })

  it('confirm the newsletter and unsubscribe from it', async () => {
    const id = await idOf('consent')
    const yes = await press(link('confirm', signer.sign('confirm', id, tomorrow)))
    expect(yes.headers.get('location')).toBe('/register-interest/news-confirmed')
    expect((await consent()).confirmedAt).not.toBeNull()
    const no = await press(link('unsubscribe', signer.sign('unsubscribe', id)))
    expect(no.headers.get('location')).toBe('/register-interest/news-stopped')
    expect((await consent()).withdrawnAt).not.toBeNull()
    const late = await press(link('confirm', signer.sign('confirm', id, tomorrow)))
    expect(late.headers.get('location')).toBe('/register-interest/link-problem')
  })

  it('record no consent when a mail program opens them (LAW-1)', async () => {
    const id = await idOf('consent')
    const address = link('confirm', signer.sign('confirm', id, tomorrow))
    await fetch(address)
    expect((await consent()).confirmedAt).toBeNull()
  })

  it.each<[string, (id: string) => string]>([
    ['expired', (id) => signer.sign('confirm', id, new Date(0))],
    ['signed for another purpose', (id) => signer.sign('leave', id)],
    ['forged', (id) => `${id}.-.${'A'.repeat(43)}`],
    ['empty', () => ''],
  ])('redirect to the problem page when they are %s', async (_case, token) => {
    const address = link('confirm', token(await idOf('consent')))
    for (const answer of [await fetch(address, {redirect: 'manual'}), await press(address)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/register-interest/link-problem',
      ])
    }
    expect((await consent()).confirmedAt).toBeNull()
  })

  it("show the editors' copy, escaped", async () => {
    const copy = {preheader: null, note: null}
    const withCopy = await serveForms(
      () => Promise.resolve(store),
      {},
      (name) => Promise.resolve({...copy, subject: `<${name}>`, body: ['a & b'], button: 'Go'}),
    )
    const token = signer.sign('leave', await idOf('registration'))
    const html = await (await fetch(`${withCopy.origin}/api/interest/leave?token=${token}`)).text()
    expect(html).toContain('<h1>&lt;leaveQuestion&gt;</h1><p>a &amp; b</p>')
    expect(html).toContain('<button>Go</button>')
    await withCopy.stop()
  })

  it('respond 503 while the database is unavailable', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const away = await serveForms(() => Promise.reject(new Error('away')))
    const token = signer.sign('leave', await idOf('registration'))
    const answer = await fetch(`${away.origin}/api/interest/leave?token=${token}`, {method: 'POST'})
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Nothing was changed.')
    // A mail program must not conclude that the link is dead.
    const oneClick = await press(
      `${away.origin}/api/interest/leave?token=${token}`,
      'List-Unsubscribe=One-Click',
    )
    expect([oneClick.status, oneClick.headers.get('retry-after')]).toEqual([503, '60'])
    await away.stop()
    errors.mockRestore()
  })
})
