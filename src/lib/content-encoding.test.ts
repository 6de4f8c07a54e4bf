import {chooseEncoding} from './content-encoding.ts'

describe('content encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    [`br, ${'x'.repeat(300)}`, 'identity'],
  ])('for Accept-Encoding %j is %s (RFC 9110 §12.5.3)', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})
