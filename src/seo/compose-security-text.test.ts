import {composeSecurityText} from './compose-security-text.ts'

describe('composeSecurityText', () => {
  it('returns the security contact and expires within a year (SEC-4, RFC 9116)', () => {
    expect(
      composeSecurityText({
        email: 'security@lamplight.example',
        origin: 'https://www.example.org',
        now: new Date('2026-11-22T08:30:00Z'),
      }),
    ).toBe(
      'Contact: mailto:security@lamplight.example\n' +
        'Expires: 2027-05-21T00:00:00.000Z\n' +
        'Preferred-Languages: en\n' +
        'Canonical: https://www.example.org/.well-known/security.txt\n',
    )
  })
})
