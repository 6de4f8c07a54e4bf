import {judgeAudit} from './judge-audit.ts'

const id = 'GHSA-aaaa-bbbb-cccc'
const report = JSON.stringify({
  vulnerabilities: {
    inner: {
      via: [
        {
          name: 'inner',
          title: 'It breaks',
          url: `https://github.com/advisories/${id}`,
          severity: 'high',
        },
      ],
    },
    outer: {via: ['inner']},
  },
})
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
      issues: [`${id} was accepted until 2027-01-31: look at it again`],
    })
  })

  it('reports an accepted advisory that is no longer needed', () => {
    expect(judgeAudit('{"vulnerabilities": {}}', [accepted], '2026-11-22')).toMatchObject({
      issues: [`${id} is accepted and not there any more: take it from the list`],
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
