import {cleanAddress, cleanLine, cleanParagraphs, emailPattern} from './field-formats.ts'

describe('cleanLine', () => {
  it.each([
    ['\u200bAda\u200b', 'Ada'],
    ['\u202aAda\u202c \u2066Lovelace\u2069', 'Ada Lovelace'],
    ['Love\u00adlace\ufeff', 'Lovelace'],
    ['Ada\ufe0f\u{e0061}', 'Ada'],
    ['+44\u200e 20 7946 0123\u200f', '+44 20 7946 0123'],
    ['A\u200dda', 'Ada'],
    ['\u200d', ''],
    // Persian with a non-joiner, Sinhala and Hindi with a joiner
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['क्\u200dष', 'क्\u200dष'],
    ['علی\u200c ', 'علی'],
    // A cell of a spreadsheet, and a page of a PDF
    ['Ada\tLovelace', 'Ada Lovelace'],
    ['Ada\u001f\u0000\fLove\vlace', 'Ada Love lace'],
    ['Zoë O’Brien-Łukasz', 'Zoë O’Brien-Łukasz'],
  ])('cleans %j to %j (FORM-3)', (typed, line) => {
    expect(cleanLine(typed)).toBe(line)
  })
})

describe('cleanParagraphs', () => {
  it.each([
    [
      'One\r\ntwo\rthree\vfour\ffive\u0085six\u2028seven',
      'One\ntwo\nthree\nfour\nfive\nsix\nseven',
    ],
    ['A\ttable', 'A\ttable'],
    ['A\u001f\u0000\u0007b', 'Ab'],
    ['\u202aleft\u202c \u202eright\u202d', 'left right'],
    ['Dr \u2067כהן\u2069 said', 'Dr \u2067כהן\u2069 said'],
    ['\u2066open\nnext\u2069', '\u2066open\u2069\nnext'],
    ['\u2068\u2067two\u2069', '\u2068\u2067two\u2069\u2069'],
    ['علی\u200cرضا 👩‍⚕️', 'علی\u200cرضا 👩‍⚕️'],
  ])('cleans %j to %j (FORM-5)', (pasted, text) => {
    expect(cleanParagraphs(pasted)).toBe(text)
    expect(cleanParagraphs(text)).toBe(text)
  })
})

describe('emailPattern', () => {
  it.each([
    'a@b.c',
    'ada@example.co.uk',
    'ada@bücher.example',
    'ada@xn--bcher-kva.example',
    'ada@b-c.example.',
  ])('accepts %s (FORM-3)', (address) => {
    expect(emailPattern.test(cleanAddress(address))).toBe(true)
  })

  it.each([
    'a@b',
    'a@.c',
    'a@b..c',
    'a@-b.c',
    'a@b-.c',
    'a@b.-c',
    'a@b.c-',
    'a@b.c..',
    'a@@b.c',
    'a b@c.d',
  ])('rejects %s (FORM-3)', (address) => {
    expect(emailPattern.test(cleanAddress(address))).toBe(false)
  })
})
