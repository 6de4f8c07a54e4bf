import {renderToStaticMarkup} from 'react-dom/server'
import {Tag} from './tag.tsx'

describe('Tag', () => {
  it('shows a dot and its text', () => {
    expect(renderToStaticMarkup(<Tag kind="soon">Coming Soon</Tag>)).toBe(
      '<span data-tag="soon"><span data-tag-dot=""></span>Coming Soon</span>',
    )
  })

  it('has no dot when it is a category', () => {
    expect(renderToStaticMarkup(<Tag kind="plain">Launch</Tag>)).not.toContain('data-tag-dot')
  })
})
