import {safeAddress} from './safe-address.ts'

describe('safeAddress', () => {
  it.each([
    'https://example.org/a?b#c',
    'mailto:a@b.example',
    'tel:999',
    '/faq',
    '#how',
    'faq?q=javascript:alert(1)',
  ])('returns %j', (address) => {
    expect(safeAddress(address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://',
  ])('leaves out %j (LAW-8)', (address) => {
    expect(safeAddress(address)).toBeUndefined()
  })
})
