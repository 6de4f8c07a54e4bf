import {stubSanityApi} from './sanity-api-stubs.ts'

const stub = stubSanityApi('6.16.0')

describe('stubSanityApi', () => {
  it('reports the current version as the latest', async () => {
    const response = stub('https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1795350955')
    expect(await response?.json()).toMatchObject({packageVersion: '6.16.0', latest: '6.16.0'})
  })

  it('rejects requests for feedback forms', () => {
    expect(stub('https://api.sanity.io/vX/intake/feedback')?.ok).toBe(false)
  })

  it.each([
    'http://localhost:3333/v1/users/me',
    'https://abc.api.sanity.io/v2025-01-01/data/query',
  ])('passes on %s', (address) => {
    expect(stub(address)).toBeUndefined()
  })
})
