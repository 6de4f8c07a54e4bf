import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {chooseEncoding, toBrotli, toGzip} from './content-encoding.ts'

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

  it('restores every byte after compression', async () => {
    const bytes = Buffer.from('Eine Bäckerei – and a home visit. '.repeat(500))
    const best = await toBrotli(bytes, 'best')
    expect(brotliDecompressSync(best)).toEqual(bytes)
    expect(brotliDecompressSync(await toBrotli(bytes, 'quick'))).toEqual(bytes)
    expect(gunzipSync(await toGzip(bytes))).toEqual(bytes)
    expect(best.length).toBeLessThan(bytes.length / 50)
  })
})
