import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {TestimonialsSection} from './testimonials.section.tsx'

const section = sectionState('testimonials')

describe('TestimonialsSection', () => {
  it.each([
    [true, section.items.length],
    [false, 0],
  ])('labels samples above the quotes and on each: %s (LAW-11)', async (isSample, count) => {
    const items = section.items.map((item) => ({...item, isSample}))
    const tree = await renderTree(<TestimonialsSection section={{...section, items}} />)
    expect(tree.querySelectorAll('[data-tag=example]')).toHaveLength(count)
    expect(tree.text.includes(section.sampleNote ?? '')).toBe(isSample)
  })
})
