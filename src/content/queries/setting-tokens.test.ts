import {settingTokens} from './setting-tokens.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('settingTokens', () => {
  it('combines settings, company details and the current year', () => {
    const tokens = settingTokens({brand: 'Lamplight', company: {number: '123'}}, now)
    expect(tokens).toMatchObject({brand: 'Lamplight', number: '123', year: '2026'})
  })

  it('joins the lines of the postal address', () => {
    expect(settingTokens({address: ['1 Road', 'London']}, now)).toMatchObject({
      address: '1 Road, London',
    })
  })

  it.each([
    ['none', 'Not registered.'],
    ['registered', 'Provider 1-9, rated Good.'],
  ] as const)('selects the registration text for status %s', (status, expected) => {
    const textRegistered = 'Provider {cqcProviderId}, rated {cqcRating}.'
    const texts = {textNone: 'Not registered.', textApplied: 'Applied.', textRegistered}
    const cqc = {...texts, status, providerId: '1-9', rating: 'Good'}
    expect(settingTokens({cqc}, now)).toMatchObject({cqcText: expected})
  })

  it('announces invented facts instead of stating them (LAW-11)', () => {
    const invented = {phone: '020 7946 0123', address: ['12 Sample Street', 'London']}
    const company = {number: '00000000', icoNumber: 'ZA000000', registeredIn: 'England and Wales'}
    const toBeAnnounced = 'to be announced'
    expect(settingTokens({...invented, company, toBeAnnounced}, now)).toMatchObject({
      phone: toBeAnnounced,
      address: toBeAnnounced,
      number: toBeAnnounced,
      icoNumber: toBeAnnounced,
      registeredIn: 'England and Wales',
    })
  })

  it('omits missing settings, so that the token stays visible', () => {
    expect(settingTokens({}, now)).not.toHaveProperty('brand')
  })
})
