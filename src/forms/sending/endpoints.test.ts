import {jest} from '@jest/globals'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('endpoints', () => {
  it.each([
    ['this site', ''],
    ['the configured backend', 'https://api.example.org'],
  ])('post to %s (API-5)', async (_case, base) => {
    jest.resetModules()
    jest.replaceProperty(process, 'env', {...process.env, NEXT_PUBLIC_API_BASE_URL: base})
    const {browserAction, contactEndpoint, registrationEndpoint} = await import('./endpoints.ts')
    expect(registrationEndpoint).toBe(`${base}/api/interest/register`)
    expect(contactEndpoint).toBe(`${base}/api/contact`)
    expect(browserAction('contact')).toBe(`${base}/api/contact?form=contact`)
  })
})
