import {jest} from '@jest/globals'
import {registration} from '#shared/forms/registration.ts'
import {postForm} from './post-form.ts'
import {formPayload} from './form-payload.ts'

describe('endpoints', () => {
  it.each([
    ['this site', ''],
    ['the configured backend', 'https://api.example.org'],
  ])('post to %s (API-5)', async (_case, base) => {
    jest.resetModules()
    const env = {...process.env, NEXT_PUBLIC_API_BASE_URL: base}
    const replaced = jest.replaceProperty(process, 'env', env)
    const {browserAction, contactEndpoint, registrationEndpoint} = await import('./endpoints.ts')
    replaced.restore()
    expect(registrationEndpoint).toBe(`${base}/api/interest/register`)
    expect(contactEndpoint).toBe(`${base}/api/contact`)
    expect(browserAction('contact')).toBe(`${base}/api/contact?form=contact`)
  })
})

const payload = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.com',
  phone: '',
  message: 'Hello',
  company: '',
}
const fetched = jest.spyOn(globalThis, 'fetch')
const send = () => postForm('/api/contact', payload)

function respond(status: number, type: string, body: string) {
  fetched.mockResolvedValue(new Response(body, {status, headers: {'content-type': type}}))
}

afterAll(() => fetched.mockRestore())

describe('postForm', () => {
  it('sends JSON and reads only the status (API-4)', async () => {
    respond(200, 'text/plain', 'anything')
    await expect(send()).resolves.toBeNull()
    expect(fetched.mock.lastCall).toEqual([
      '/api/contact',
      {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(payload),
      },
    ])
  })

  it('reads the code and the issues of a problem response', async () => {
    const title = 'Some fields need to be corrected.'
    const code = 'invalid-fields'
    const errors = [
      {field: 'email', code: 'too-long', message: 'Use at most 254 characters'},
      {field: 'name', code: 'unheard-of'},
      {field: 7, code: 'missing'},
      null,
    ]
    respond(400, 'application/problem+json', JSON.stringify({title, code, errors}))
    const issues = new Map([['email', 'too-long']])
    const refusal = {name: 'FormSubmissionError', status: 400, code, title, issues}
    await expect(send()).rejects.toMatchObject(refusal)
  })

  it.each([
    ["a captive portal's page", 200, 'text/html; charset=utf-8', '<h1>Log in</h1>', null],
    ['a server that is down', 503, 'application/problem+json', '{"title":"Try later."}', 503],
    ['a page of another backend', 404, 'text/html', '<h1>Not found</h1>', 404],
    ['JSON of another backend', 400, 'application/json', '{"title":"No"}', 400],
    ['invalid JSON', 400, 'application/problem+json', '{', 400],
    ['an unexpected shape', 400, 'application/problem+json', '[]', 400],
  ])('reads nothing of %s (API-4)', async (_name, received, type, body, status) => {
    respond(received, type, body)
    const refusal = {status, code: null, title: '', issues: new Map()}
    await expect(send()).rejects.toMatchObject(refusal)
  })

  it('reports a missing response (FORM-2)', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'))
    await expect(send()).rejects.toMatchObject({name: 'FormSubmissionError', status: null})
  })
})

const person = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', role: 'patient'}

describe('formPayload', () => {
  it.each([
    ['a wish for news', {wantsNewsletter: true}, {wantsNewsletter: true}],
    ['years as entered', {yearsExperience: '2,5', role: 'NURSE'}, {yearsExperience: '2,5'}],
    ['the district of a postcode', {area: 'sw11 5ab'}, {area: 'SW11'}],
    ['no empty field', {area: '', forWhom: '', service: '', yearsExperience: ''}, {}],
  ])('sends %s and no other field (API-1…3, AREA-3, FORM-7)', (_case, values, sent) => {
    const common = {source: 'landing_page', wantsNewsletter: false}
    const {role} = {...person, ...values}
    expect(formPayload(registration, {...person, ...values})).toEqual({
      ...person,
      ...common,
      role,
      ...sent,
    })
  })
})
