import {isSameSite} from '#registrations/http/form-endpoint.ts'

const [ours, other] = ['https://site.example', 'https://evil.example']

describe('isSameSite', () => {
  it.each([
    ['a browser on our own page', {'sec-fetch-site': 'same-origin'}, true],
    ['an address typed by a person', {'sec-fetch-site': 'none'}, true],
    ['a browser on another site', {'sec-fetch-site': 'cross-site'}, false],
    ['a browser on a neighbouring host', {'sec-fetch-site': 'same-site'}, false],
    ['an older browser on our own page', {origin: ours, host: 'site.example'}, true],
    ['an older browser on another site', {origin: other, host: 'site.example'}, false],
    ['a sandboxed frame', {origin: 'null', host: 'site.example'}, false],
    ['a program that is not a browser', {}, true],
  ])('classifies a post from %s', (_case, headers, expected) => {
    const request = new Request('http://localhost/api', {method: 'POST', headers})
    expect(isSameSite(request)).toBe(expected)
  })
})
