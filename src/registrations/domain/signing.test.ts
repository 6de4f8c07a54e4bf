import {createSigner} from './signing.ts'

const signer = createSigner('one secret of many')
const now = new Date('2026-11-20T18:00:00Z')
const tomorrow = new Date('2026-11-21T18:00:00Z')
const valid = {kind: 'valid', id: 'row-1'}
const leave = signer.sign('leave', 'row-1')
const confirm = signer.sign('confirm', 'row-1', tomorrow)

describe('signed links', () => {
  it('are valid for their purpose until they expire', () => {
    expect(signer.check('confirm', confirm, now)).toEqual(valid)
    const late = new Date('2026-11-22T18:00:00Z')
    expect(signer.check('confirm', confirm, late)).toEqual({kind: 'expired'})
    expect(signer.check('leave', leave, new Date('2036-01-01'))).toEqual(valid)
  })

  it.each([
    ['for another purpose', 'leave', signer.sign('confirm', 'row-1')],
    ['with another secret', 'leave', createSigner('other').sign('leave', 'row-1')],
    ['of another row', 'leave', leave.replace('row-1', 'row-2')],
    ['with a later end', 'confirm', confirm.replace(/\.[^.]+\./, '.-.')],
    ['that is cut off', 'leave', 'row-1.-'],
    ['that is empty', 'leave', ''],
    ['with an addition', 'leave', `${leave}.x`],
  ] as const)('are rejected as forged with a token %s', (_case, purpose, token) => {
    expect(signer.check(purpose, token, now)).toEqual({kind: 'forged'})
  })

  it('stay valid after a change of the secret while the old one is set (OPS-12)', () => {
    const rotated = createSigner('the secret after', 'one secret of many')
    expect(rotated.check('leave', leave, now)).toEqual(valid)
    expect(rotated.check('confirm', confirm, now)).toEqual(valid)
    expect(rotated.check('unsubscribe', leave, now)).toEqual({kind: 'forged'})
    const done = createSigner('the secret after')
    expect(done.check('leave', leave, now)).toEqual({kind: 'forged'})
    // The old secret signs no new links.
    expect(done.check('leave', rotated.sign('leave', 'row-1'), now).kind).toBe('valid')
    expect(rotated.keyId).toBe(done.keyId)
  })
})

describe('createSigner, digest', () => {
  it('returns the hashes that the first version stored (LAW-3)', () => {
    expect(signer.digest('address', 'ada@example.com')).toBe(
      'bFyU9QwC0lBU_c_aMXwDItaKpv-VbLW8QZ6kWrIwJRg',
    )
  })

  it('returns different hashes and key ids by domain and by secret', () => {
    const domains = ['address', 'message', 'network', 'emailLimit'] as const
    const hashes = [signer, createSigner('another secret')].flatMap(({digest, keyId}) => [
      keyId,
      ...domains.map((domain) => digest(domain, 'ada@example.com')),
    ])
    expect(new Set(hashes).size).toBe(2 * (domains.length + 1))
    expect(signer.keyId).toMatch(/^[\w-]{8}$/)
  })
})
