import {markdownPath, parsePageDocumentPath, shareImagePath} from './page-documents.ts'

describe('page document paths', () => {
  it.each([
    ['/', '/index.md'],
    ['/about', '/about.md'],
    ['/providers/gp', '/providers/gp.md'],
  ])('serve Markdown of %s at %s (SEO-4)', (path, address) => {
    expect(markdownPath(path)).toBe(address)
    expect(parsePageDocumentPath(address)).toEqual({kind: 'markdown', path})
  })

  it.each(['/', '/gp-visit', '/providers/gp'])(
    'round-trip the share image of %s (SEO-6)',
    (path) => {
      const picture = {path, art: 'gp-lit', version: '1a2b3c4d'} as const
      expect(parsePageDocumentPath(shareImagePath(picture))).toEqual({kind: 'picture', ...picture})
    },
  )

  it.each([
    '/share/cat-1a2b3c4d/about.png',
    '/share/house-1a2b3c4/about.png',
    '/share/house-1a2b3c4d.png',
    '/about.html',
    '/.md',
    '/about',
  ])('reject %s', (address) => {
    expect(parsePageDocumentPath(address)).toBeNull()
  })
})
