import {jest} from '@jest/globals'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('where forms are posted', () => {
  it.each([
    ['this site by default', ''],
    ['another backend that is named', 'https://api.example.org'],
  ])('API-5: is %s', async (_case, base) => {
    jest.resetModules()
    jest.replaceProperty(process, 'env', {...process.env, NEXT_PUBLIC_API_BASE_URL: base})
    const {browserAction, contactEndpoint, registrationEndpoint} = await import('./endpoints.ts')
    expect(registrationEndpoint).toBe(`${base}/api/interest/register`)
    expect(contactEndpoint).toBe(`${base}/api/contact`)
    expect(browserAction('contact')).toBe(`${base}/api/contact?form=contact`)
  })
})
