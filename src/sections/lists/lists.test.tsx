import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ListsSection} from './lists.section.tsx'

describe('ListsSection', () => {
  it('links an email address in an open item', async () => {
    const section = {...sectionState('lists', 'open'), items: ['Write to hello@lamplight.example.']}
    const tree = await renderTree(<ListsSection section={section} />)
    expect(tree.querySelector('li a')?.getAttribute('href')).toBe('mailto:hello@lamplight.example')
  })
})
