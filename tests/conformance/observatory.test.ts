import {scorePage} from '#tests/support/observatory.ts'

/** Headers with the maximum score. */
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

describe('scorePage (SEC-2)', () => {
  it('returns 130 for the best headers and an F without headers', () => {
    expect(scoreOf({})).toBe(130)
    expect(scorePage({headers: {}, html: ''}).score).toBe(30)
  })

  it.each<[what: string, headers: Record<string, string>, score: number]>([
    ['inline scripts', withScripts("'self' 'unsafe-inline'"), 80],
    [
      'inline scripts and a hash, so that browsers ignore the former',
      withScripts("'unsafe-inline' 'sha256-abc='"),
      130,
    ],
    ['evaluated scripts', withScripts("'self' 'unsafe-eval'"), 90 + 20],
    ['scripts of any host', withScripts('https:'), 80],
    ['scripts over HTTP', withScripts('http://cdn.example'), 80],
    [
      'inline styles',
      {
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
      120,
    ],
    ['a policy without frame-ancestors', {'content-security-policy': "default-src 'none'"}, 80],
    ['a policy without script-src', {'content-security-policy': "frame-ancestors 'none'"}, 80],
    ['no strict transport security', {'strict-transport-security': ''}, 80],
    ['short strict transport security', {'strict-transport-security': 'max-age=3600'}, 90 + 30],
    ['sniffing', {'x-content-type-options': ''}, 95 + 30],
    ['full referrers', {'referrer-policy': 'unsafe-url'}, 95 + 25],
    ['embedding by any host', {'cross-origin-resource-policy': 'cross-origin'}, 120],
    ['credentials for others', {'access-control-allow-credentials': 'true'}, 50],
    ['a cookie that scripts read', {'set-cookie': 'session=1'}, 60],
  ])('returns the Observatory’s score for %s', (_what, headers, score) => {
    expect(scoreOf(headers)).toBe(score)
  })

  it('subtracts points for scripts of other hosts', () => {
    expect(scoreOf({}, '<script async src="/a.js"></script>')).toBe(130)
    expect(scoreOf({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125)
    expect(scoreOf({}, '<script src="//cdn.example/a.js"></script>')).toBe(50)
  })
})
