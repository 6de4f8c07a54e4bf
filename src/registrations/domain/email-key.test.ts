import {emailKeyOf, inboxOf} from './email-key.ts'

const one = 'sam@xn--bcher-kva.example'

describe('emailKeyOf', () => {
  it.each([
    'sam@bücher.example',
    'SAM@BÜCHER.example',
    // The umlaut as a letter and a combining mark
    'sam@bu\u0308cher.example',
    // Ideographic full stop (RFC 3490 §3.1)
    'sam@bücher\u3002example',
    'sam@ｂücher.example',
    'sam@bücher.example.',
    ' sam@bücher.example\t',
    // Zero-width space and joiner, direction marks, soft hyphen, BOM, variation selector, tag
    'sa\u200bm@bücher.example',
    '\u200esam@bücher.example\u200f',
    'sam@bü\u00adcher.example',
    '\ufeffsam@bücher.example',
    'sam\ufe0f@bücher.example',
    'sam@b\u200düch\u{e0061}er.example',
  ])('returns one key for %j (LAW-3)', (address) => {
    expect(emailKeyOf(address)).toBe(one)
  })

  it.each([
    ['sam@bücher.example', 'sam@bucher.example'],
    ['s.am@example.org', 'sam@example.org'],
    ['ｓam@example.org', 'sam@example.org'],
    // A URL parser would read these as example.org.
    ['sam@ex%61mple.org', 'sam@example.org'],
    ['sam@example.org/x.com', 'sam@example.org'],
    ['sam@example.org#x.com', 'sam@example.org'],
  ])('returns different keys for %j and %j', (first, second) => {
    expect(emailKeyOf(first)).not.toBe(emailKeyOf(second))
  })

  it.each(['sam@FAẞ.example', 'a@b@c.example', '@', ''])('is idempotent for %j', (address) => {
    const key = emailKeyOf(address)
    expect(emailKeyOf(key)).toBe(key)
  })
})

it.each([
  ['sam+a+b@example.org', 'sam@example.org'],
  ['s.a.m+x@gmail.com', 'sam@gmail.com'],
  ['sam@googlemail.com', 'sam@gmail.com'],
  ['s.am@example.org', 's.am@example.org'],
  ['sam@bücher.example', 'sam@xn--bcher-kva.example'],
  ['ｓａｍ@example.org', 'sam@example.org'],
  ['+a@example.org', '+a@example.org'],
])('inboxOf returns for %s %s (LAW-8)', (address, inbox) => {
  expect(inboxOf(address)).toBe(inbox)
})
