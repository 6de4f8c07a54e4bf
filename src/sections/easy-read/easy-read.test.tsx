import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {EasyReadSection} from './easy-read.section.tsx'

describe('EasyReadSection', () => {
  it('links 999 as a phone number', async () => {
    const section = sectionState('easyRead')
    const ideas = section.ideas.map((idea) => ({...idea, sentences: ['Call 999.']}))
    const tree = await renderTree(<EasyReadSection section={{...section, ideas}} />)
    expect(tree.querySelectorAll('li a[href="tel:999"]').length).toBe(ideas.length)
  })
})
