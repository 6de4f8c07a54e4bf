import {isPlaceholder, knownFact} from './placeholders.ts'

const invented = [
  '00000000',
  'ZA000000',
  '12 Sample Street, London, N1 0ZZ',
  '020 7946 0123',
  '020\u00A07946\u00A00123',
  'Placeholder number',
]
const real = ['12345678', 'ZA123456', '1 Old Street, London', '0161 496 0123', '']

describe('placeholders', () => {
  it.each(invented)('include %s', (fact) => {
    expect(isPlaceholder(fact)).toBe(true)
    expect(knownFact(fact)).toBeNull()
  })

  it.each(real)('do not include %j', (fact) => {
    expect(isPlaceholder(fact)).toBe(false)
    expect(knownFact(fact)).toBe(fact || null)
  })
})
