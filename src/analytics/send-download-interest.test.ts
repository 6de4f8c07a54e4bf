import {jest} from '@jest/globals'
import {z} from 'zod'
import {exampleAnalytics} from '#config/testing/with-analytics.ts'
import {sendDownloadInterest} from './send-download-interest.ts'

const sentBody = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.looseObject({distinct_id: z.string()}))
const interest = {email: 'ada@example.com', store: 'appstore'} as const

function respondWith(answer: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

afterEach(() => jest.restoreAllMocks())

describe('sendDownloadInterest', () => {
  it('sends only the address and the store, in one request (MOD-4)', async () => {
    const fetched = respondWith(() => Promise.resolve(Response.json({status: 1})))
    await sendDownloadInterest(interest, exampleAnalytics)
    await sendDownloadInterest(interest, exampleAnalytics)
    const [first, second] = fetched.mock.calls.map(([address, options]) => ({address, options}))
    expect(first?.address).toBe('https://eu.i.posthog.com/i/v0/e/')
    expect(first?.options).toMatchObject({credentials: 'omit', referrerPolicy: 'no-referrer'})
    const bodies = [first, second].map((each) => sentBody.parse(each?.options?.body))
    expect(bodies[0]).toEqual({
      api_key: 'phc_example',
      event: 'download_interest',
      distinct_id: bodies[0]?.distinct_id,
      properties: {...interest, $process_person_profile: false, $geoip_disable: true},
    })
    expect(bodies[0]?.distinct_id).toMatch(/^[0-9a-f]{32}$/)
    expect(bodies[0]?.distinct_id).not.toBe(bodies[1]?.distinct_id)
  })

  it.each([
    ['refused', () => Promise.resolve(new Response('', {status: 503}))],
    ['blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('throws when the request is %s (MOD-4)', async (_, answer) => {
    respondWith(answer)
    await expect(sendDownloadInterest(interest, exampleAnalytics)).rejects.toThrow()
  })
})
