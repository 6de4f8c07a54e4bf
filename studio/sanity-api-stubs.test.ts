import {answersForSanity} from './sanity-api-stubs.ts'

const answer = answersForSanity('6.16.0')

describe('what the local Studio asks of Sanity’s hosts', () => {
  it('is told that its version is the newest', async () => {
    const given = answer('https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1795350955')
    expect(await given?.json()).toMatchObject({packageVersion: '6.16.0', latest: '6.16.0'})
  })

  it('is told that nobody takes opinions', () => {
    expect(answer('https://api.sanity.io/vX/intake/feedback')?.ok).toBe(false)
  })

  it.each([
    'http://localhost:3333/v1/users/me',
    'https://abc.api.sanity.io/v2025-01-01/data/query',
  ])('goes on to %s', (address) => {
    expect(answer(address)).toBeUndefined()
  })
})
