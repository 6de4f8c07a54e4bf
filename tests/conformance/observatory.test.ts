import {scorePage} from '#tests/support/observatory.ts'

/** As the best pages have them. */
const best = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
const scoreOf = (headers: Record<string, string>, html = '') =>
  scorePage({headers: {...best, ...headers}, html}).score
const withScripts = (sources: string) => ({
  'content-security-policy': `default-src 'none'; script-src ${sources}; style-src 'self'; frame-ancestors 'none'`,
})

describe('the score of headers (SEC-2), by the points of the Observatory', () => {
  it('gives the best 130, and nothing at all an F', () => {
    expect(scoreOf({})).toBe(130)
    expect(scorePage({headers: {}, html: ''}).score).toBe(30)
  })

  it.each<[what: string, headers: Record<string, string>, score: number]>([
    ['inline scripts', withScripts("'self' 'unsafe-inline'"), 80],
    [
      'inline scripts beside a hash, which browsers do not run',
      withScripts("'unsafe-inline' 'sha256-abc='"),
      130,
    ],
    ['evaluated scripts', withScripts("'self' 'unsafe-eval'"), 90 + 20],
    ['scripts of everybody', withScripts('https:'), 80],
    ['scripts over HTTP', withScripts('http://cdn.example'), 80],
    [
      'inline styles',
      {
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
      120,
    ],
    ['a policy without framing', {'content-security-policy': "default-src 'none'"}, 80],
    [
      'a policy that says nothing of scripts',
      {'content-security-policy': "frame-ancestors 'none'"},
      80,
    ],
    ['no lasting TLS', {'strict-transport-security': ''}, 80],
    ['short TLS', {'strict-transport-security': 'max-age=3600'}, 90 + 30],
    ['sniffing', {'x-content-type-options': ''}, 95 + 30],
    ['whole referrers', {'referrer-policy': 'unsafe-url'}, 95 + 25],
    ['embedding by everybody', {'cross-origin-resource-policy': 'cross-origin'}, 120],
    ['credentials for others', {'access-control-allow-credentials': 'true'}, 50],
    ['a cookie that scripts read', {'set-cookie': 'session=1'}, 60],
  ])('with %s', (_what, headers, score) => {
    expect(scoreOf(headers)).toBe(score)
  })

  it('counts scripts of others', () => {
    expect(scoreOf({}, '<script async src="/a.js"></script>')).toBe(130)
    expect(scoreOf({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125)
    expect(scoreOf({}, '<script src="//cdn.example/a.js"></script>')).toBe(50)
  })
})
