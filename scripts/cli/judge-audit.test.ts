import {judgeAudit} from './judge-audit.ts'

const id = 'GHSA-aaaa-bbbb-cccc'
const via = {
  name: 'inner',
  title: 'It breaks',
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
}
const report = JSON.stringify({vulnerabilities: {inner: {via: [via]}, outer: {via: ['inner']}}})
const accepted = {id, reason: 'It is used by tests alone.', until: '2027-01-31'}

describe('judgeAudit (SEC-5)', () => {
  it.each<[string, string, (typeof accepted)[], string, unknown[]]>([
    ['a vulnerability once', report, [], '2026-11-22', [`${id} (high), inner: It breaks`]],
    ['no accepted advisory', report, [accepted], '2026-11-22', []],
    ['an expired one', report, [accepted], '2027-01-31', [expect.stringContaining('2027-01-31')]],
    ['an unused one', '{"vulnerabilities": {}}', [accepted], '2026-11-22', [expect.any(String)]],
  ])('reports %s', (_what, output, advisories, today, issues) => {
    expect(judgeAudit(output, advisories, today)).toEqual({kind: 'checked', issues})
  })

  it.each([
    ['{"message": "405 Method Not Allowed", "error": {}}', '405 Method Not Allowed'],
    ['no JSON', 'npm printed no report'],
  ])('reports that nothing was checked for the output %j', (output, reason) => {
    expect(judgeAudit(output, [], '2026-11-22')).toEqual({kind: 'unchecked', reason})
  })
})
