import {createSigner} from './signing.ts'

const signer = createSigner('one secret of many')
const now = new Date('2026-11-20T18:00:00Z')
const tomorrow = new Date('2026-11-21T18:00:00Z')

describe('signed links', () => {
  it('are valid for their purpose until they expire', () => {
    const token = signer.sign('confirm', 'row-1', tomorrow)
    expect(signer.check('confirm', token, now)).toEqual({kind: 'valid', id: 'row-1'})
    expect(signer.check('confirm', token, new Date('2026-11-22T18:00:00Z'))).toEqual({
      kind: 'expired',
    })
    expect(signer.check('leave', signer.sign('leave', 'row-1'), new Date('2036-01-01'))).toEqual({
      kind: 'valid',
      id: 'row-1',
    })
  })

  it.each([
    ['another purpose', () => signer.check('leave', signer.sign('confirm', 'row-1'), now)],
    [
      'another secret',
      () => signer.check('leave', createSigner('other').sign('leave', 'row-1'), now),
    ],
    [
      'another row',
      () => signer.check('leave', signer.sign('leave', 'row-1').replace('row-1', 'row-2'), now),
    ],
    [
      'a later end',
      () =>
        signer.check(
          'confirm',
          signer.sign('confirm', 'row-1', now).replace(/\.[^.]+\./, '.-.'),
          tomorrow,
        ),
    ],
    ['a piece of a token', () => signer.check('leave', 'row-1.-', now)],
    ['nothing', () => signer.check('leave', '', now)],
    ['more than a token', () => signer.check('leave', `${signer.sign('leave', 'r')}.x`, now)],
  ])('are rejected as forged with %s', (_case, check) => {
    expect(check()).toEqual({kind: 'forged'})
  })

  it('stay valid after a change of the secret while the old one is set (OPS-12)', () => {
    const older = createSigner('the secret before')
    const tokens = [older.sign('leave', 'row-1'), older.sign('confirm', 'row-1', tomorrow)]
    const [leave = '', confirm = ''] = tokens
    const rotated = createSigner('the secret after', 'the secret before')
    expect(rotated.check('leave', leave, now)).toEqual({kind: 'valid', id: 'row-1'})
    expect(rotated.check('confirm', confirm, now)).toEqual({kind: 'valid', id: 'row-1'})
    expect(rotated.check('unsubscribe', leave, now)).toEqual({kind: 'forged'})
    const done = createSigner('the secret after')
    expect(done.check('leave', leave, now)).toEqual({kind: 'forged'})
    // The old secret signs no new links.
    expect(done.check('leave', rotated.sign('leave', 'row-1'), now).kind).toBe('valid')
    expect(rotated.keyId).toBe(done.keyId)
  })
})

describe('createSigner, digest', () => {
  const domains = ['address', 'message', 'network', 'emailLimit'] as const

  it('returns the hashes that the first version stored (LAW-3)', () => {
    expect(signer.digest('address', 'ada@example.com')).toBe(
      'bFyU9QwC0lBU_c_aMXwDItaKpv-VbLW8QZ6kWrIwJRg',
    )
  })

  it('returns different hashes by domain and by secret', () => {
    const digests = [signer, createSigner('another secret')].flatMap(({digest}) =>
      domains.map((domain) => digest(domain, 'ada@example.com')),
    )
    expect(new Set(digests).size).toBe(2 * domains.length)
  })

  it('reveals by keyId only which secret was used', () => {
    expect(createSigner('one secret of many').keyId).toBe(signer.keyId)
    expect(createSigner('another secret').keyId).not.toBe(signer.keyId)
    expect(signer.keyId).toMatch(/^[\w-]{8}$/)
  })
})
