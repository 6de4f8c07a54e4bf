import {formatFileSize} from './format-file-size.ts'

describe('formatFileSize', () => {
  it.each([
    [0, '1 KB'],
    [999, '1 KB'],
    [86_400, '86 KB'],
    [999_499, '999 KB'],
    [999_600, '1.0 MB'],
    [2_412_000, '2.4 MB'],
    [3_050_000, '3.0 MB'],
    [4_000_000_000, '4.0 GB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00A0'))
  })
})
