import {escapeHtml, stripControlCharacters} from './escape-html.ts'
import {formatFileSize} from './format-file-size.ts'
import {addNonBreakingSpaces} from './non-breaking-spaces.ts'
import {splitWords} from './normalize-words.ts'
import {safeAddress} from './safe-address.ts'

describe('stripControlCharacters', () => {
  it.each([
    ['one\u000btwo', 'onetwo'],
    ['\u0000\u0007\u001f', ''],
    ['half\ud800 a pair', 'half a pair'],
    ['\uffff\ufffe', ''],
    ['tab\tand\r\nlines', 'tab\tand\r\nlines'],
    ['Zoë 🙂 \u00a0\u0085', 'Zoë 🙂 \u00a0\u0085'],
  ])('converts %j to %j (UPD-1, SEO-1)', (text, clean) => {
    expect(stripControlCharacters(text)).toBe(clean)
  })

  it('is applied by escapeHtml', () => {
    expect(escapeHtml('a\u000b<b>')).toBe('a&lt;b&gt;')
  })
})

describe('formatFileSize', () => {
  it.each([
    [0, '1 KB'],
    [86_400, '86 KB'],
    [999_499, '999 KB'],
    [999_600, '1.0 MB'],
    [2_412_000, '2.4 MB'],
    [4_000_000_000, '4.0 GB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00A0'))
  })
})

describe('addNonBreakingSpaces', () => {
  it.each([
    ['620 m away, 1.1 km from here', '620~m away, 1.1~km from here'],
    ['kept 14 days after it', 'kept 14~days after it'],
    ['1 month, then 6 years', '1~month, then 6~years'],
    ['from 9 am to 5 p.m.', 'from 9~am to 5~p.m.'],
    ['call 020 7946 0123 today', 'call 020~7946~0123 today'],
    ['07700 900123 or 18001 111.', '07700~900123 or 18001~111.'],
    ['111 in an emergency', '111 in an emergency'],
    ['in 2026 medicine changed', 'in 2026 medicine changed'],
    ['4 monthly visits', '4 monthly visits'],
    ['17 GP, 19 nurse', '17 GP, 19 nurse'],
    ['in 2020 7946 people', 'in 2020 7946 people'],
    ['NW1 1AA', 'NW1 1AA'],
  ])('writes %j as %j (DES-11)', (text, kept) => {
    expect(addNonBreakingSpaces(text).replaceAll('\u00A0', '~')).toBe(kept)
  })

  it.each(['0', '0 ', '012 3456 ', '1 m ', ' '])('handles 200 KB of %j in linear time', (part) => {
    const text = part.repeat(204_800 / part.length)
    expect(addNonBreakingSpaces(text)).toHaveLength(text.length)
  })
})

describe('splitWords', () => {
  it.each([
    ["Tomász’s check-up, can't\twon´t\nwait", 'tomaszs check up cant wont wait'],
    ['A G.P. or A&E by e-mail.', 'a gp or ae by email'],
  ])('reads %j as %j', (text, words) => {
    expect(splitWords(text).join(' ')).toBe(words)
  })
})

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
