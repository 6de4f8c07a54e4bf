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
  it('reports every vulnerability that is not accepted, once', () => {
    expect(judgeAudit(report, [], '2026-11-22')).toEqual({
      kind: 'checked',
      issues: [`${id} (high), inner: It breaks`],
    })
  })

  it('ignores an accepted advisory until it expires', () => {
    expect(judgeAudit(report, [accepted], '2026-11-22')).toEqual({kind: 'checked', issues: []})
    expect(judgeAudit(report, [accepted], '2027-01-31')).toMatchObject({
      issues: [expect.stringContaining('until 2027-01-31')],
    })
  })

  it('reports an accepted advisory that is no longer needed', () => {
    expect(judgeAudit('{"vulnerabilities": {}}', [accepted], '2026-11-22')).toMatchObject({
      issues: [expect.stringContaining('not there any more')],
    })
  })

  it.each([
    ['{"message": "405 Method Not Allowed", "error": {}}', '405 Method Not Allowed'],
    ['', 'npm printed no report'],
    ['no JSON', 'npm printed no report'],
  ])('reports that nothing was checked for the output %j', (output, reason) => {
    expect(judgeAudit(output, [], '2026-11-22')).toEqual({kind: 'unchecked', reason})
  })
})
