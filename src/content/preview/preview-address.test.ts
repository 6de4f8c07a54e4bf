import {previewAddress} from './preview-address.ts'

const open = (path: string) =>
  `http://localhost:3000/api/draft-mode/enable?sanity-preview-secret=s&sanity-preview-pathname=${encodeURIComponent(path)}`
const pathOf = (address: string) => new URL(address).searchParams.get('sanity-preview-pathname')

describe('previewAddress', () => {
  it.each(['/', '/contact', '/about?x=1#team', '/a/../b', '/caf%C3%A9', '/a//b'])(
    'decision 49: leads to %s',
    (path) => {
      expect(pathOf(previewAddress(open(path)))).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example/x',
    '/%2e%2e//evil.example',
    '/\\evil.example',
    '/..\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '..//evil.example',
    'http:evil.example',
  ])('decision 49: does not lead to %j', (path) => {
    const url = new URL(previewAddress(open(path)))
    expect(pathOf(url.href)).toBe('/')
    expect(url.searchParams.get('sanity-preview-secret')).toBe('s')
  })

  it('leaves an address without a path alone', () => {
    const address = 'http://localhost:3000/api/draft-mode/enable?sanity-preview-secret=s'
    expect(previewAddress(address)).toBe(address)
  })
})
