import {escapeHtml, stripControlCharacters} from './escape-html.ts'

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
