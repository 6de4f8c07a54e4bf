import {readPreviewPerspective} from './preview-perspective.ts'

describe('readPreviewPerspective', () => {
  it.each([
    ['published', 'published'],
    ['drafts', 'drafts'],
    ['rSpring', ['rSpring']],
    ['rSpring,drafts', ['rSpring', 'drafts']],
    [undefined, 'drafts'],
    ['', 'drafts'],
    // `raw` has all versions of a document, which no page can show.
    ['raw', 'drafts'],
    ['previewDrafts', 'drafts'],
    ['a b', 'drafts'],
    ['*[0]', 'drafts'],
  ])('parses %j as %j', (value, perspective) => {
    expect(readPreviewPerspective(value)).toEqual(perspective)
  })
})
