import {safePreviewUrl} from './preview-url.ts'

const open = (path: string) =>
  `http://localhost:3000/api/draft-mode/enable?sanity-preview-secret=s&sanity-preview-pathname=${encodeURIComponent(path)}`
const pathOf = (address: string) => new URL(address).searchParams.get('sanity-preview-pathname')

describe('safePreviewUrl', () => {
  it.each(['/', '/contact', '/about?x=1#team', '/a/../b', '/caf%C3%A9', '/a//b'])(
    'allows %s (decision 49)',
    (path) => {
      expect(pathOf(safePreviewUrl(open(path)))).toBe(path)
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
  ])('replaces %j with the home page (decision 49)', (path) => {
    const url = new URL(safePreviewUrl(open(path)))
    expect(pathOf(url.href)).toBe('/')
    expect(url.searchParams.get('sanity-preview-secret')).toBe('s')
  })

  it('leaves a URL without a path unchanged', () => {
    const address = 'http://localhost:3000/api/draft-mode/enable?sanity-preview-secret=s'
    expect(safePreviewUrl(address)).toBe(address)
  })
})
