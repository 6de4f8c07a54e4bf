import {readPreviewPerspective} from './preview-perspective.ts'

describe('the perspective of a draft session', () => {
  it.each([
    ['published', 'published'],
    ['drafts', 'drafts'],
    ['rSpring', ['rSpring']],
    ['rSpring,drafts', ['rSpring', 'drafts']],
    [undefined, 'drafts'],
    ['', 'drafts'],
    // All versions of a document at once are no page.
    ['raw', 'drafts'],
    ['previewDrafts', 'drafts'],
    ['a b', 'drafts'],
    ['*[0]', 'drafts'],
  ])('of %j is %j', (value, perspective) => {
    expect(readPreviewPerspective(value)).toEqual(perspective)
  })
})
