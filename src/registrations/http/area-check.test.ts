import {areaCheck} from './area-check.ts'

const check = areaCheck(() =>
  Promise.resolve(new Set(['/coverage/n1', '/coverage/ec1', '/coverage/hackney'])),
)

const ask = (body: string, type = 'application/x-www-form-urlencoded') =>
  check(
    new Request('https://site.example/api/area-check', {
      method: 'POST',
      headers: {'content-type': type},
      body,
    }),
  )

describe('areaCheck', () => {
  it.each([
    ['n1', '/coverage/n1'],
    ['N1 1AA', '/coverage/n1'],
    ['EC1A 1BB', '/coverage/ec1'],
    ['M1 1AE', '/coverage/outside'],
    ['Hackney', '/coverage/hackney'],
    ['Nowhere', '/coverage/not-a-postcode'],
    ['nonsense 12', '/coverage/not-a-postcode'],
    ['', '/coverage/not-a-postcode'],
    ['../../etc', '/coverage/not-a-postcode'],
  ])(
    'redirects from %j to %s, without the full postcode in the address (AREA-1)',
    async (typed, page) => {
      const response = await ask(new URLSearchParams({postcode: typed}).toString())
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`${page}#area-check`)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('reads only the field postcode, and limits the body', async () => {
    const other = await ask('code=N1')
    expect(other.headers.get('location')).toBe('/coverage/not-a-postcode#area-check')
    expect((await ask(`postcode=${'N'.repeat(2000)}`)).status).toBe(413)
    expect((await ask('postcode=N1', 'text/plain')).status).toBe(415)
  })
})
