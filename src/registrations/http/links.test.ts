import {jest} from '@jest/globals'
import {parse} from 'node-html-parser'
import type {LinkPurpose} from '#registrations/domain/signing.ts'
import type {RegistrationStore} from '#registrations/store/open-store.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {rowsIn, sqliteDatabases} from '#registrations/testing/each-database.ts'
import {sampleRegistration, signer} from '#registrations/testing/people.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
const databases = sqliteDatabases()
let store: RegistrationStore
let served: ServedForms
/** Ids of the only registration and consent. */
let [person, wish] = ['', '']

beforeEach(async () => {
  store = await databases.store()
  served = await serveForms(() => Promise.resolve(store))
  await registerInterest(store, signer, sampleRegistration({}, new Date()))
  person = (await rowsIn(store).registration())[0]?.id ?? ''
  wish = (await rowsIn(store).consent())[0]?.id ?? ''
})
afterEach(() => served.stop())

const link = (purpose: LinkPurpose, token: string, {origin} = served) =>
  `${origin}/api/interest/${purpose}?token=${token}`
const leaveLink = (from = served) => link('leave', signer.sign('leave', person), from)
const oneClick = 'List-Unsubscribe=One-Click'
const headers = {'content-type': 'application/x-www-form-urlencoded'}
const press = (address: string, body = '') =>
  fetch(address, {method: 'POST', headers, body, redirect: 'manual'})
const landing = ({status, headers}: Response) => [status, headers.get('location')]
const left = () => rowsIn(store).registration()
const consent = async () => (await rowsIn(store).consent())[0]

describe('signed links', () => {
  it('show a page before they act, because mail scanners open every link (LAW-1)', async () => {
    const address = leaveLink()
    const page = await fetch(address)
    const html = parse(await page.text())
    expect(page.status).toBe(200)
    expect(html.querySelector('html')?.getAttribute('lang')).toBe('en-GB')
    for (const text of ['title', 'h1', 'form[method=post] button'])
      expect(html.querySelector(text)?.text).toMatch(/\w/)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    })
    await fetch(address, {method: 'HEAD'})
    await fetch(link('confirm', signer.sign('confirm', wish, tomorrow)))
    expect(await left()).toHaveLength(1)
    expect(await consent()).toMatchObject({confirmedAt: null})
  })

  it('leave the waitlist when pressed, and do nothing the second time (LAW-3)', async () => {
    const address = leaveLink()
    for (const answer of [await press(address), await press(address)])
      expect(landing(answer)).toEqual([303, '/register-interest/left'])
    expect([await left(), await rowsIn(store).consent()]).toEqual([[], []])
  })

  it("leave by a mail program's button, without a redirect (RFC 8058)", async () => {
    expect(landing(await press(leaveLink(), oneClick))).toEqual([200, null])
    expect(await left()).toEqual([])
    const forged = await press(link('leave', 'forged'), oneClick)
    expect(forged.status).toBe(410)
    expect(forged.headers.get('content-type')).toBe('application/problem+json')
  })

  it('confirm the newsletter and unsubscribe from it (LAW-1)', async () => {
    const confirm = link('confirm', signer.sign('confirm', wish, tomorrow))
    expect(landing(await press(confirm))[1]).toBe('/register-interest/news-confirmed')
    expect((await consent())?.confirmedAt).not.toBeNull()
    const stop = await press(link('unsubscribe', signer.sign('unsubscribe', wish)))
    expect(landing(stop)[1]).toBe('/register-interest/news-stopped')
    expect((await consent())?.withdrawnAt).not.toBeNull()
    expect(landing(await press(confirm))[1]).toBe('/register-interest/link-problem')
  })

  it.each<[string, () => string]>([
    ['expired', () => signer.sign('confirm', wish, new Date(0))],
    ['signed for another purpose', () => signer.sign('leave', wish)],
    ['empty', () => ''],
  ])('redirect to the problem page when they are %s', async (_case, token) => {
    const address = link('confirm', token())
    for (const answer of [await fetch(address, {redirect: 'manual'}), await press(address)])
      expect(landing(answer)).toEqual([303, '/register-interest/link-problem'])
    expect(await consent()).toMatchObject({confirmedAt: null})
  })

  it("show the editors' copy, escaped", async () => {
    const copy = {preheader: null, note: null, body: ['a & b'], button: 'Go'}
    const load = (name: string) => Promise.resolve({...copy, subject: `<${name}>`})
    const withCopy = await serveForms(() => Promise.resolve(store), {}, load)
    const html = await (await fetch(leaveLink(withCopy))).text()
    expect(html).toContain('<h1>&lt;leaveQuestion&gt;</h1><p>a &amp; b</p>')
    expect(html).toContain('<button>Go</button>')
    await withCopy.stop()
  })

  it('respond 503 while the database is unavailable', async () => {
    const errors = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const away = await serveForms(() => Promise.reject(new Error('away')))
    const answer = await press(leaveLink(away))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Nothing was changed.')
    // A mail program must not conclude that the link is dead.
    const retried = await press(leaveLink(away), oneClick)
    expect([retried.status, retried.headers.get('retry-after')]).toEqual([503, '60'])
    await away.stop()
    errors.mockRestore()
  })
})
